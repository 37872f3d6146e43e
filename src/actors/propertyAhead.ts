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

const requestsByApi = new WeakMap<Api, Map<string, Asked>>();

/** What was asked of a property a moment ago, if anything was. */
function askedLast(api: Api, unitId: string): Asked | undefined {
  const asked = requestsByApi.get(api)?.get(unitId);
  return asked && performance.now() - asked.at < freshFor ? asked : undefined;
}

function note(api: Api, unitId: string, answer: Promise<UnitDescription>, isTaken: boolean): void {
  const all = requestsByApi.get(api) ?? new Map<string, Asked>();
  const mine = { at: performance.now(), answer, isTaken };
  requestsByApi.set(api, all.set(unitId, mine));
  // Who comes after a failure asks again.
  answer.catch(() => all.get(unitId) === mine && all.delete(unitId));
}

/** Asks for a property before somebody comes to it, as they seem to be about to, unless they have come by then. */
export async function askPropertyAhead(loadApi: () => Promise<Api>, unitId: string): Promise<void> {
  const api = await loadApi();
  if (!askedLast(api, unitId)) note(api, unitId, api.getRentalUnit({ id: unitId }), false);
}

/** What the host says of a property: the answer to who asked ahead, for one who comes, or else its own. */
export async function propertyAsked(api: Api, unitId: string, signal: AbortSignal): Promise<UnitDescription> {
  const asked = askedLast(api, unitId);
  if (asked && !asked.isTaken) {
    asked.isTaken = true;
    return asked.answer;
  }
  const answer = api.getRentalUnit({ id: unitId }, { signal });
  note(api, unitId, answer, true);
  return answer;
}
