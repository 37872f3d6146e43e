import type { ActorRefFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { FindStepViolations } from '../../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type {
  PhoneBookingContext,
  PhoneBookingEvent,
} from '../../../../machines/dashboard/phoneBooking/phoneBooking.types.ts';

/** The properties of the screens of a booking by phone. */
export interface PhoneBookingProps {
  context: PhoneBookingContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  /** The properties of the site. */
  properties: Session['properties'];
  findViolations: FindStepViolations;
  send: (event: PhoneBookingEvent) => void;
}
