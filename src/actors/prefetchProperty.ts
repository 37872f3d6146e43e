import type { UnitDescription } from '../../contract/rentalUnit.ts';
import type { Api } from '../api/index.ts';

interface PropertyRequest {
  at: number;
  answer: Promise<UnitDescription>;
  /** Whether somebody came for it: whoever points at the link still is not about to come again. */
  isTaken: boolean;
}

/** So long what a host says of a property is shown to who comes after it was asked for, in milliseconds. */
const freshFor = 10_000;

const requestsByApi = new WeakMap<Api, Map<string, PropertyRequest>>();

/** What was asked of a property a moment ago, if anything was. */
function findRecentRequest(api: Api, unitId: string): PropertyRequest | undefined {
  const request = requestsByApi.get(api)?.get(unitId);
  return request && performance.now() - request.at < freshFor ? request : undefined;
}

function storeRequest(api: Api, unitId: string, answer: Promise<UnitDescription>, isTaken: boolean): void {
  const all = requestsByApi.get(api) ?? new Map<string, PropertyRequest>();
  const mine = { at: performance.now(), answer, isTaken };
  requestsByApi.set(api, all.set(unitId, mine));
  // Who comes after a failure asks again.
  answer.catch(() => all.get(unitId) === mine && all.delete(unitId));
}

/** Asks for a property before somebody comes to it, as they seem to be about to, unless they have come by then. */
export async function prefetchProperty(loadApi: () => Promise<Api>, unitId: string): Promise<void> {
  const api = await loadApi();
  if (!findRecentRequest(api, unitId)) storeRequest(api, unitId, api.getRentalUnit({ id: unitId }), false);
}

/** What the host says of a property: the answer to who asked ahead, for one who comes, or else its own. */
export async function loadProperty(api: Api, unitId: string, signal: AbortSignal): Promise<UnitDescription> {
  const request = findRecentRequest(api, unitId);
  if (request && !request.isTaken) {
    request.isTaken = true;
    return request.answer;
  }
  const answer = api.getRentalUnit({ id: unitId }, { signal });
  storeRequest(api, unitId, answer, true);
  return answer;
}
