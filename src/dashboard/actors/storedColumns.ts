import { listColumns, type ListColumn } from '../../../contract/dashboard/listColumns.ts';
import { deviceStorage } from '../../actors/storage.ts';

const key = 'reservation-columns';

/** Returns the columns of the list of reservations that were chosen on this device; undefined if none were. */
export function readColumns(): ListColumn[] | undefined {
  const stored = deviceStorage.read(key);
  return Array.isArray(stored) ? listColumns.filter((column) => stored.includes(column)) : undefined;
}

/** Stores the chosen columns on this device. */
export function storeColumns(columns: readonly ListColumn[] | undefined): void {
  if (columns !== undefined) deviceStorage.write(key, columns);
}
