import type { SnapshotFrom } from 'xstate';
import type { newCalendarMachine } from '../../../../machines/dashboard/newCalendar/newCalendar.machine.ts';
import type {
  NewCalendarContext,
  NewCalendarEvent,
} from '../../../../machines/dashboard/newCalendar/newCalendar.types.ts';

export type NewCalendarState = SnapshotFrom<typeof newCalendarMachine>['value'];

/** The properties of the screens of a new calendar. */
export interface NewCalendarProps {
  context: NewCalendarContext;
  /** The name of the property. */
  propertyName: string;
  send: (event: NewCalendarEvent) => void;
}
