import type { UnitDescription } from '../../contract/rentalUnit.ts';
import type { Api } from '../api/index.ts';

interface Asked {
  at: number;
  answer: Promise<UnitDescription>;
  /** Whether somebody came for it: whoever points at the link still is not about to come again. */
  isTaken: boolean;
}

/** So long what a host says of a property is shown to who comes after it was asked for, in milliseconds. */
const freshFor = 10_000;

const askedOf = new WeakMap<Api, Map<string, Asked>>();

const isFresh = (asked: Asked | undefined): asked is Asked =>
  asked !== undefined && performance.now() - asked.at < freshFor;

/** Asks for a property before somebody comes to it, as they seem to be about to. */
export async function askPropertyAhead(loadApi: () => Promise<Api>, unitId: string): Promise<void> {
  const api = await loadApi();
  const asked = askedOf.get(api) ?? new Map<string, Asked>();
  if (isFresh(asked.get(unitId))) return;
  const answer = api.getRentalUnit(unitId);
  const mine = { at: performance.now(), answer, isTaken: false };
  askedOf.set(api, asked.set(unitId, mine));
  // Who comes after a failure asks again.
  answer.catch(() => asked.get(unitId) === mine && asked.delete(unitId));
}

/** What the host says of a property: the answer to who asked ahead, for one who comes, or else its own. */
export async function propertyAsked(api: Api, unitId: string, signal: AbortSignal): Promise<UnitDescription> {
  const asked = askedOf.get(api)?.get(unitId);
  if (!isFresh(asked) || asked.isTaken) return api.getRentalUnit(unitId, signal);
  asked.isTaken = true;
  return asked.answer;
}
