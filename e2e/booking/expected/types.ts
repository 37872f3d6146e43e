import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { Expected, AtomicState } from '../../support/expectation.ts';
import type { Story } from '../story.ts';

export type BookingState = AtomicState<SnapshotFrom<typeof bookingMachine>['value']>;

export type BookingExpectation = Expected<BookingState, Story>;
