import { actionFilters, type ActionFilter } from './actionKinds.ts';
import { dashboardPages } from './pages.ts';

/** The filters of the log of actions; an empty text is no filter. */
export interface LogFilters {
  kind: ActionFilter | '';
  /** A part of the name of the person or of the number of the reservation. */
  search: string;
}

export const noLogFilters: LogFilters = { kind: '', search: '' };

/** Returns the address of the log with its filters. */
export function getLogAddress(filters: LogFilters): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value.trim() !== ''));
  return [dashboardPages.auditLog, ...(params.size > 0 ? [params.toString()] : [])].join('?');
}

/** Returns the filters in the query of an address. */
export function parseLogFilters(query: string): LogFilters {
  const params = new URLSearchParams(query);
  return {
    kind: actionFilters.find((kind) => kind === params.get('kind')) ?? '',
    search: params.get('search') ?? '',
  };
}
