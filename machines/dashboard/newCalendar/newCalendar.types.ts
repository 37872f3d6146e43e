import type { CalendarTest } from '../../../contract/dashboard/channels.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { FormDraft } from '../shared/formDraft.ts';

/** The form of a new calendar. */
export interface CalendarEntry {
  channel: 'Airbnb' | 'Booking.com' | 'Vrbo' | 'other';
  /** The name of another channel. */
  name: string;
  /** A secret, because it gives access to the booked nights of the channel. */
  address: string;
  staysOnly: boolean;
  ignoresFree: boolean;
}

export interface NewCalendarInput {
  /** Identifies this form in idempotency keys. */
  visitId: string;
  /** The id of the property. */
  property: string;
  /** The unfinished entry that the tab has stored, without its address. */
  draft?: FormDraft<CalendarEntry> | undefined;
}

export interface NewCalendarContext extends FailedCall, Omit<NewCalendarInput, 'draft'> {
  entry: CalendarEntry;
  /** The result of the last test. */
  test: CalendarTest | undefined;
  /** Increased when another entry is sent. */
  attempt: number;
}

export type NewCalendarEvent =
  | { type: 'entry.changed'; entry: Partial<CalendarEntry> }
  /** The person has the calendar read before it is added. */
  | { type: 'test.requested' }
  /** The person adds the calendar. */
  | { type: 'calendar.confirmed' }
  /** The person returns to the form. */
  | { type: 'form.requested' };

export interface EnteredCalendar {
  property: string;
  entry: CalendarEntry;
}

export interface AdditionInput extends EnteredCalendar {
  idempotencyKey: string;
}
