import { readConflicts } from '../../calendars/conflicts.ts';
import type { DatabaseContext } from '../shared/commandContext.ts';

/** An external stay that overlaps with a reservation. */
export interface ListedConflict {
  unitId: string;
  /** The reservation's number. */
  number: string;
  startDate: string;
  endDate: string;
  /** The name of the calendar, and its nights. */
  calendar: string;
  start: string;
  end: string;
  /** Whether the channel probably repeats nights that it read from this site. */
  isEcho: boolean;
}

/** Lists external stays that overlap with reservations now. */
export const listConflicts = ({ db }: DatabaseContext): Promise<ListedConflict[]> => readConflicts(db);
