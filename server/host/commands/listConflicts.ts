import { readConflicts } from '../calendars/conflicts.ts';
import type { CommandContext } from './commandContext.ts';

/** A stay elsewhere that meets a reservation. */
export interface ListedConflict {
  unitId: string;
  /** The reservation's. */
  number: string;
  startDate: string;
  endDate: string;
  /** The name of the calendar, and its nights. */
  calendar: string;
  start: string;
  end: string;
  /** Whether they are probably what the channel has read of this site. */
  isEcho: boolean;
}

/** Stays that another channel's calendar and a reservation have in the same nights now. */
export const listConflicts = ({ db }: CommandContext): Promise<ListedConflict[]> => readConflicts(db);
