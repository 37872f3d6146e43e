import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import type { Api } from '../api/index.ts';

interface PropertyRequest {
  requestedAt: number;
  answer: Promise<UnitDescription>;
  /** Whether a visit has used the response. Another visit then sends its own request. */
  isUsed: boolean;
}

/** How long a prefetched response can be used, in milliseconds. */
const maxAge = 10_000;

const requestsByApi = new WeakMap<Api, Map<string, PropertyRequest>>();

/** Returns the latest request for a property if its response can still be used. */
function findRecentRequest(api: Api, unitId: string): PropertyRequest | undefined {
  const request = requestsByApi.get(api)?.get(unitId);
  return request && performance.now() - request.requestedAt < maxAge ? request : undefined;
}

function storeRequest(api: Api, unitId: string, answer: Promise<UnitDescription>, isUsed: boolean): void {
  const requests = requestsByApi.get(api) ?? new Map<string, PropertyRequest>();
  const request = { requestedAt: performance.now(), answer, isUsed };
  requestsByApi.set(api, requests.set(unitId, request));
  // After a failure the next visit sends a new request.
  answer.catch(() => requests.get(unitId) === request && requests.delete(unitId));
}

/** Prefetches a property for a guest who is likely to open its page, unless it was requested a moment ago. */
export async function prefetchProperty(loadApi: () => Promise<Api>, unitId: string): Promise<void> {
  const api = await loadApi();
  if (!findRecentRequest(api, unitId)) storeRequest(api, unitId, api.getRentalUnit({ id: unitId }), false);
}

/** Returns a property from the prefetched response, which can be used once, or else from a new request. */
export async function loadProperty(api: Api, unitId: string, signal: AbortSignal): Promise<UnitDescription> {
  const request = findRecentRequest(api, unitId);
  if (request && !request.isUsed) {
    request.isUsed = true;
    return request.answer;
  }
  const answer = api.getRentalUnit({ id: unitId }, { signal });
  storeRequest(api, unitId, answer, true);
  return answer;
}
