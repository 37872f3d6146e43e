import type { RemindedGuest } from '../../../contract/dashboard/bulletins.ts';
import type {
  Erasure,
  GuestExport,
  NewLink,
  Reopening,
  SentLink,
} from '../../../contract/dashboard/deskGuest.ts';
import type { RepeatedCharge } from '../../../contract/dashboard/deskMoney.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { ChangeOutcome, PresentReservation } from '../shared/outcomes.ts';

/** The effects of the actions, before they are taken. */
export interface ActionTerms {
  sendNewLink: NewLink;
  remindGuest: undefined;
  reopenRegistration: Reopening;
  retryCharge: RepeatedCharge;
  exportGuest: undefined;
  eraseGuest: Erasure;
}

/** The results of the actions. */
export interface ActionResults extends Omit<ActionTerms, 'exportGuest' | 'remindGuest' | 'sendNewLink'> {
  sendNewLink: SentLink;
  remindGuest: RemindedGuest;
  exportGuest: GuestExport;
}

/** An action that a host confirms after its effect is shown. */
export type DeskActionName = keyof ActionTerms;

type Tagged<By> = { [Name in keyof By]: { action: Name; terms: By[Name] } }[keyof By];

/** The effect of an action. */
export type DeskEffect = Tagged<ActionTerms>;
/** The result of an action. */
export type DeskResult = Tagged<ActionResults>;

export interface DeskActionInput {
  /** Identifies this action in idempotency keys. */
  visitId: string;
  /** The number of the reservation. */
  number: string;
  action: DeskActionName;
}

export interface DeskActionContext extends DeskActionInput, FailureReason, ChangeOutcome, PresentReservation {
  /** Undefined until it is loaded. */
  reservation: DeskReservation | undefined;
  /** The effect that the host confirms. */
  effect: DeskEffect | undefined;
  result: DeskResult | undefined;
  /** Increased when the host has refused the last attempt. */
  attempt: number;
}

export type DeskActionEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'action.confirmed' }
  /** The host looks at the reservation before they send it again. */
  | { type: 'look.requested' };

/** The input of the call that takes the action. */
export interface ConfirmedAction {
  number: string;
  effect: DeskEffect;
  idempotencyKey: string;
}
