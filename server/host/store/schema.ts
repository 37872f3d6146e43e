import type { ColumnType, Generated, Selectable } from 'kysely';
import type {
  HostActionTable,
  HostChallengeTable,
  HostCodeTable,
  HostNetworkTable,
  HostCredentialTable,
  HostLinkTable,
  HostSessionTable,
  HostUserTable,
} from './tables/access.ts';
import type {
  BlockedNightsTable,
  CalendarConflictTable,
  CalendarTable,
  ChannelStayNoteTable,
} from './tables/calendars.ts';
import type { CallerCountTable, CodeMailTable, ContactMessageTable } from './tables/callers.ts';
import type { GeneratedInstant, Nullable } from './tables/columns.ts';
import type { PropertyVersionTable, SiteSecretTable, SiteSettingsTable } from './tables/content.ts';
import type { StayImportTable } from './tables/imports.ts';
import type { NightChangeTable, NightOverrideTable } from './tables/nights.ts';
import type { HostRefundPartTable, HostRefundTable, ReservationEventTable } from './tables/desk.ts';
import type {
  CheckoutInstalmentTable,
  CheckoutSessionTable,
  GatewayDisputeTable,
  GatewayPaymentTable,
  GatewayRefundTable,
  PaymentTable,
  WebhookEndpointTable,
  WebhookEventTable,
} from './tables/payments.ts';
import type {
  PhotoContentTable,
  PhotoTable,
  PhotoUploadPartTable,
  PhotoUploadTable,
  PhotoUseTable,
} from './tables/photos.ts';
import type {
  AccessCodeTable,
  GuestsDraftTable,
  OneTimePasswordTable,
  RegistrationTable,
  ReservationTable,
} from './tables/reservations.ts';

export type { BlockedNightsTable, CalendarConflictTable } from './tables/calendars.ts';
export type { ReservationEventKind } from './tables/desk.ts';
export type { ChargeFailure, CheckoutStatus, PaymentStatus } from './tables/payments.ts';
export type { AgreedQuote, EndReason, RegistrationTable, ReservationTable } from './tables/reservations.ts';

export interface UnitTable {
  id: string;
  /** The time of the last notification of its host about many unpaid held nights. */
  besiegedAt: Nullable<Date>;
  /** Incremented to invalidate the address of its calendar. */
  calendarVersion: Generated<number>;
}

/** The process that runs the recurring tasks, until a time. */
export interface TaskLeaseTable {
  name: string;
  holder: string;
  expiresAt: Date;
}

export interface IdempotencyTable {
  clientId: string;
  key: string;
  requestHash: Buffer;
  status: number;
  /** The answer without secrets, which are derived again for a replay. */
  answer: ColumnType<unknown, string, string>;
  createdAt: GeneratedInstant;
}

/** A table with a single row. */
export interface InstallationTable {
  isTheOne: Generated<true>;
  /** The fingerprint of the secret key that the data is encrypted with. */
  keyPrint: string;
}

export interface Schema {
  unit: UnitTable;
  propertyVersion: PropertyVersionTable;
  siteSettings: SiteSettingsTable;
  siteSecret: SiteSecretTable;
  stayImport: StayImportTable;
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
  webhookEndpoint: WebhookEndpointTable;
  idempotency: IdempotencyTable;
  registration: RegistrationTable;
  guestsDraft: GuestsDraftTable;
  codeMail: CodeMailTable;
  accessCode: AccessCodeTable;
  callerCount: CallerCountTable;
  blockedNights: BlockedNightsTable;
  calendar: CalendarTable;
  calendarConflict: CalendarConflictTable;
  nightOverride: NightOverrideTable;
  nightChange: NightChangeTable;
  channelStayNote: ChannelStayNoteTable;
  hostUser: HostUserTable;
  hostCredential: HostCredentialTable;
  hostSession: HostSessionTable;
  hostCode: HostCodeTable;
  hostNetwork: HostNetworkTable;
  hostLink: HostLinkTable;
  hostChallenge: HostChallengeTable;
  hostAction: HostActionTable;
  installation: InstallationTable;
  taskLease: TaskLeaseTable;
  hostRefund: HostRefundTable;
  hostRefundPart: HostRefundPartTable;
  reservationEvent: ReservationEventTable;
  photo: PhotoTable;
  photoContent: PhotoContentTable;
  photoUse: PhotoUseTable;
  photoUpload: PhotoUploadTable;
  photoUploadPart: PhotoUploadPartTable;
}

export type HostUserRow = Selectable<HostUserTable>;
export type ReservationRow = Selectable<ReservationTable>;
export type GuestsDraftRow = Selectable<GuestsDraftTable>;
export type CalendarRow = Selectable<CalendarTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type CheckoutSessionRow = Selectable<CheckoutSessionTable>;
export type OneTimePasswordRow = Selectable<OneTimePasswordTable>;
