import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { StateExpectation } from '../../support/expectation.ts';
import type { Scenario } from '../scenario.ts';

export type BookingState = StateName<typeof bookingMachine>;

export type BookingExpectation = StateExpectation<Scenario>;
