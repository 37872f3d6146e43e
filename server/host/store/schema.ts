import type { ColumnType, Generated, Selectable } from 'kysely';
import type { BlockedNightsTable, CalendarConflictTable, CalendarTable } from './tables/calendars.ts';
import type { CallerCountTable, CodeMailTable, ContactMessageTable } from './tables/callers.ts';
import type { GeneratedInstant, Nullable } from './tables/columns.ts';
import type {
  CheckoutInstalmentTable,
  CheckoutSessionTable,
  GatewayDisputeTable,
  GatewayPaymentTable,
  GatewayRefundTable,
  PaymentTable,
  WebhookEventTable,
} from './tables/payments.ts';
import type {
  AccessCodeTable,
  GuestsDraftTable,
  OneTimePasswordTable,
  RegistrationTable,
  ReservationTable,
} from './tables/reservations.ts';

export type { BlockedNightsTable, CalendarConflictTable } from './tables/calendars.ts';
export type { CheckoutStatus, PaymentStatus } from './tables/payments.ts';
export type { AgreedQuote, EndReason, RegistrationTable, ReservationTable } from './tables/reservations.ts';

export interface UnitTable {
  id: string;
  /** When its host was last told that many of its next nights are held and unpaid. */
  besiegedAt: Nullable<Date>;
  /** Raised to make the address of its calendar stop working. */
  calendarVersion: Generated<number>;
}

export interface UnitSourceTable {
  unitId: string;
  /** What its host last wrote of it. */
  source: ColumnType<unknown, string, string>;
  keptAt: GeneratedInstant;
}

export interface IdempotencyTable {
  clientId: string;
  key: string;
  requestHash: Buffer;
  status: number;
  /** The answer without secrets; those are made again when it is replayed. */
  answer: ColumnType<unknown, string, string>;
  createdAt: GeneratedInstant;
}

/** The one row that there is. */
export interface InstallationTable {
  isTheOne: Generated<true>;
  /** Of the secret key that what is sealed here was sealed with. */
  keyPrint: string;
}

export interface Schema {
  unit: UnitTable;
  unitSource: UnitSourceTable;
  reservation: ReservationTable;
  oneTimePassword: OneTimePasswordTable;
  payment: PaymentTable;
  gatewayPayment: GatewayPaymentTable;
  gatewayRefund: GatewayRefundTable;
  gatewayDispute: GatewayDisputeTable;
  checkoutSession: CheckoutSessionTable;
  checkoutInstalment: CheckoutInstalmentTable;
  contactMessage: ContactMessageTable;
  webhookEvent: WebhookEventTable;
  idempotency: IdempotencyTable;
  registration: RegistrationTable;
  guestsDraft: GuestsDraftTable;
  codeMail: CodeMailTable;
  accessCode: AccessCodeTable;
  callerCount: CallerCountTable;
  blockedNights: BlockedNightsTable;
  calendar: CalendarTable;
  calendarConflict: CalendarConflictTable;
  installation: InstallationTable;
}

export type ReservationRow = Selectable<ReservationTable>;
export type GuestsDraftRow = Selectable<GuestsDraftTable>;
export type CalendarRow = Selectable<CalendarTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type CheckoutSessionRow = Selectable<CheckoutSessionTable>;
export type OneTimePasswordRow = Selectable<OneTimePasswordTable>;
