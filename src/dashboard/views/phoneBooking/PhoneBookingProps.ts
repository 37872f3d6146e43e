import type { ActorRefFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { BookingDraft } from '../../../../machines/dashboard/phoneBooking/draft.ts';
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

/** The properties of some fields of a step. */
export interface StepFieldsProps {
  draft: BookingDraft;
  /** The labels of the fields, by the path in the contract. */
  labels: Readonly<Record<string, string>>;
  getMessage: (path: string) => string | undefined;
  onChange: (draft: Partial<BookingDraft>) => void;
}
