import type { ChannelCalendar, ChannelProperty, Channels } from '../../../contract/dashboard/channels.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

/** Which events of a calendar take nights. */
export type CalendarOptions = Pick<ChannelCalendar, 'staysOnly' | 'ignoresFree'>;

/** A change of a calendar: its removal, or another value of one of its options. */
export interface CalendarChange {
  kind: 'remove' | keyof CalendarOptions;
  property: ChannelProperty;
  calendar: ChannelCalendar;
}

export interface ChannelsInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

export interface ChannelsContext extends ChannelsInput, FailureReason, Channels {
  /** The number of properties that are shown at most. */
  most: number;
  /** The property whose calendars the person last wanted to be read; empty before. */
  fetched: string;
  /** Whether the host’s system has accepted to read them. */
  isReading: boolean;
  /** The change that is confirmed or carried out. */
  change: CalendarChange | undefined;
  /** The last change that was carried out. */
  done: CalendarChange | undefined;
  /** Increased when something else is sent. */
  attempt: number;
}

/** A change that the host wants to make, with the ids of the property and its calendar. */
export interface ChangeRequest {
  kind: CalendarChange['kind'];
  property: string;
  calendar: string;
}

export type ChannelsEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  | { type: 'more.requested' }
  /** The person wants the calendars of a property to be read now. */
  | { type: 'reading.requested'; property: string }
  | ({ type: 'change.requested' } & ChangeRequest)
  | { type: 'change.confirmed' }
  | { type: 'change.abandoned' };

export interface ReadingInput {
  property: string;
  idempotencyKey: string;
}

export interface ChangeInput {
  change: CalendarChange;
  idempotencyKey: string;
}
