import type { ActionFilter } from './actionKinds.ts';
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
  const params = Object.entries(filters)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [dashboardPages.auditLog, ...(params.length > 0 ? [params.join('&')] : [])].join('?');
}
