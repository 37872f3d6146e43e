import { actionFilters } from '../../../contract/dashboard/actionKinds.ts';
import type { LogFilters } from '../../../contract/dashboard/logAddress.ts';

/** Reads the filters of the log from the search parameters of an address. Ignores invalid values. */
export function parseLogFilters(query: string): LogFilters {
  const params = new URLSearchParams(query);
  return {
    kind: actionFilters.find((kind) => kind === params.get('kind')) ?? '',
    search: (params.get('search') ?? '').slice(0, 100),
  };
}
