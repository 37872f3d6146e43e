import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Invoice } from '../../../contract/stayDetails.ts';
import type { Language } from '../../../contract/language.ts';
import type { PaymentOption, Quote } from '../../../contract/quote.ts';
import type { ReservationStatus, paymentStatuses } from '../../../contract/reservation.ts';

type GeneratedInstant = ColumnType<Date, Date | undefined, Date>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

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

export type EndReason = 'hold_expired' | 'cancelled' | 'paid_too_late' | 'dates_taken';

/** What a guest agreed to: a quote with the payment option alone that they chose. */
export type AgreedQuote = Omit<Quote, 'paymentOptions'> & { paymentOptions: [PaymentOption] };

export interface ReservationTable {
  id: string;
  /** What guest and host call it; grants nothing. */
  number: string;
  unitId: string;
  startDate: string;
  endDate: string;
  /** `[startDate, endDate)`, kept by the database. */
  nights: ColumnType<string, never, never>;
  /** As last written: a hold past its time counts as expired although it may not say so yet. */
  status: ReservationStatus;
  endReason: Nullable<EndReason>;
  guestCount: number;
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phone: string;
  locale: Language;
  specialRequests: Nullable<string>;
  /** What the invoice is to say that its guest asks for. */
  invoice: Nullable<Invoice>;
  /** About when its guests arrive, `HH:MM` on the clock of the property; before check-in begins: in the night after. */
  arrivalTime: Nullable<string>;
  /** Since when one of the two has changed without its host having been told. */
  detailsChangedAt: Nullable<Date>;
  paymentOptionId: string;
  /** The quote it was made at; written once. */
  quote: ColumnType<AgreedQuote, string, never>;
  /** Raised to make earlier links stop working. */
  tokenVersion: Generated<number>;
  clientId: string;
  /** The guest's booking in the browser, from the idempotency key. */
  bookingId: Nullable<string>;
  createdAt: GeneratedInstant;
  holdExpiresAt: Date;
  /** Whether it keeps its nights from others although it is unpaid. It may still say so after `firmUntil`. */
  firm: Generated<boolean>;
  /** When that ends, at `holdExpiresAt` or before; stays when it has ended, and is null where it never was firm. */
  firmUntil: Nullable<Date>;
  /** How many nights nobody else could book because of it when it became firm: its own, and those in gaps beside it. */
  countedNights: Nullable<number>;
  /** Whether nobody else can have its nights: it is booked, or `firm`. Kept by the database. */
  holdsNights: ColumnType<boolean, never, never>;
  /** The networks and the e-mail domain that an unpaid reservation counts for, as HMACs; null once it counts no more. */
  callerMarks: Nullable<string[]>;
  verifiedAt: Nullable<Date>;
  confirmedAt: Nullable<Date>;
  endedAt: Nullable<Date>;
  /** The gateway's name of the card that later instalments are charged to. */
  savedCard: Nullable<string>;
  /** How many checkout sessions were asked for; names the latest at the gateway. */
  checkoutAttempt: Generated<number>;
  /** When the latest of them is to end: the same for everyone who asks for it at once. */
  checkoutPlannedEnd: Nullable<Date>;
  refundPercentage: Nullable<number>;
  /** Cents. */
  refundAmount: Nullable<number>;
  /** When its guests were registered; stays when their forms are deleted. */
  guestsRegisteredAt: Nullable<Date>;
  /** When its host let them register anew; null once they have. */
  registrationReopenedAt: Nullable<Date>;
  /** When its guest was reminded, before arrival, that everybody is to be registered. */
  registrationRemindedAt: Nullable<Date>;
  /** When its guest was told what is held back of the way in. */
  arrivalToldAt: Nullable<Date>;
  /** When its host was told that its guests are to be reported, and that the term ends. */
  bulletinsToldAt: Nullable<Date>;
  bulletinsToldLastAt: Nullable<Date>;
  /** When the authorities' file with its guests was last made. */
  bulletinsExportedAt: Nullable<Date>;
  /** When name, e-mail, phone and requests were taken out of it; they are empty from then on. */
  guestErasedAt: Nullable<Date>;
}

/** The legal form of one guest of a reservation. */
export interface RegistrationTable {
  reservationId: string;
  /** Counted from 0, in the order in which they came. */
  position: number;
  /** The whole form, sealed with a key of its own. */
  sealed: string;
}

/** What was typed of a reservation's legal forms so far. */
export interface GuestsDraftTable {
  reservationId: string;
  /** All forms, sealed under the reservation's link. */
  sealed: string;
  /** The page that it was typed on, and how often that page had sent it. */
  revisionBy: string;
  revisionNumber: ColumnType<string, number, number>;
  keptAt: Date;
}

export interface OneTimePasswordTable {
  reservationId: string;
  salt: Buffer;
  hash: Buffer;
  /** The password sealed with the secret key while its mail waits; null once the mail is sent. */
  sealed: Nullable<string>;
  expiresAt: Date;
  triesLeft: number;
  resendsLeft: number;
}

/** `void`: no longer due, because the reservation ended before. */
export type PaymentStatus = (typeof paymentStatuses)[number] | 'void';

/** One instalment of a reservation's schedule. Amounts in cents. */
export interface PaymentTable {
  id: string;
  reservationId: string;
  position: number;
  dueDate: string;
  /** Part of what the first checkout session collects. */
  dueNow: boolean;
  amount: number;
  status: Generated<PaymentStatus>;
  gatewayPaymentId: Nullable<string>;
  gatewayRefundId: Nullable<string>;
  /** What of it goes back to the guest, because the stay was called off or could not be booked. */
  refundAmount: Generated<number>;
  /** What of it somebody gave back at the gateway by hand. */
  returnedAmount: Generated<number>;
  /** What of it the guest's bank has taken back. */
  disputedAmount: Generated<number>;
  paidAt: Nullable<Date>;
}

/** A payment as the gateway keeps it: one for all instalments that were paid at once. Amounts in cents. */
export interface GatewayPaymentTable {
  /** The gateway's id. */
  id: string;
  reservationId: string;
  /** The gateway's id of the charge, where it has one of its own. */
  chargeId: Nullable<string>;
  /** Null until the gateway has told of it. */
  amount: Nullable<number>;
  /** What the gateway keeps of it; null until it says. */
  fee: Nullable<number>;
  createdAt: GeneratedInstant;
  /** When the gateway was last asked about it. */
  checkedAt: Nullable<Date>;
}

export interface GatewayRefundTable {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** Whether this host had it made; else somebody did at the gateway. */
  isOurs: boolean;
  madeAt: Date;
}

/** A payment that the guest's bank questions. */
export interface GatewayDisputeTable {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  /** Why, in the gateway's word. */
  reason: string;
  status: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** Until when the host may answer at the gateway. */
  answerBy: Nullable<Date>;
  madeAt: Date;
}

export type CheckoutStatus = 'open' | 'processing' | 'failed' | 'complete' | 'expired';

export interface CheckoutSessionTable {
  /** The gateway's id. */
  id: string;
  reservationId: string;
  /** Counted from 1 for each reservation. */
  attempt: Generated<number>;
  mode: 'payment' | 'setup';
  url: string;
  status: Generated<CheckoutStatus>;
  createdAt: GeneratedInstant;
  expiresAt: Date;
  /** When the gateway was last asked about it. */
  checkedAt: Nullable<Date>;
}

/** What a visitor wrote to a host. */
export interface ContactMessageTable {
  id: string;
  unitId: string;
  /** The visitor's language. */
  locale: Language;
  /** The visitor's e-mail address as an HMAC, to count by. */
  sender: string;
  /** All of it, sealed while the mail to the host waits; null once that is sent. */
  forHost: Nullable<string>;
  /** Whom to tell that it was received, likewise. */
  forVisitor: Nullable<string>;
  createdAt: GeneratedInstant;
  /** The networks it came from as HMACs, to count by; null where callers are not counted. */
  networks: Nullable<string[]>;
}

/** A mail with a code that was sent to an address nobody has proven yet; kept for an hour, to count by. */
export interface CodeMailTable {
  reservationId: string;
  /** Whom it was sent to, as an HMAC. */
  addressee: string;
  /** The networks of the caller who had it sent, as HMACs. */
  networks: string[];
  sentAt: GeneratedInstant;
}

/** A request for access to a reservation with a code by e-mail. */
export interface AccessCodeTable {
  id: string;
  /** Null where no reservation matched: such requests are counted like all others. */
  reservationId: string | null;
  /** The number and the e-mail address that were typed, as an HMAC. */
  subject: string;
  /** The networks that asked, as HMACs; null where callers are not counted. */
  networks: string[] | null;
  salt: Buffer;
  hash: Buffer;
  /** The code sealed with the secret key while its mail waits. */
  sealed: Nullable<string>;
  triesLeft: number;
  createdAt: Date;
  expiresAt: Date;
}

/** How much a network has asked for, as `rate-limiter-flexible` keeps it. */
export interface CallerCountTable {
  key: string;
  points: number;
  /** Milliseconds since the epoch. */
  expire: string | null;
}

/** A failed instalment that a session of a booked stay is opened for; written before there is one. */
export interface CheckoutInstalmentTable {
  reservationId: string;
  /** The session's. */
  attempt: number;
  paymentId: string;
}

export interface WebhookEventTable {
  id: string;
  receivedAt: GeneratedInstant;
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

/** Nights that nobody can book here, although no reservation has them. */
export interface BlockedNightsTable {
  id: Generated<string>;
  unitId: string;
  startDate: string;
  endDate: string;
  /** `[startDate, endDate)`, kept by the database. */
  nights: ColumnType<string, never, never>;
  /** What the host noted of it. */
  why: Nullable<string>;
  createdAt: GeneratedInstant;
  /** The calendar elsewhere that says so; null where the host closed them here. */
  calendarId: Nullable<string>;
  /** Whether a guest may stay then, by that calendar. */
  isStay: Generated<boolean>;
  /** Whether that calendar says no more than that they are taken, as one that repeats what it has read here. */
  isClosure: Generated<boolean>;
  /** Since when that calendar does not say so any more, while a second reading is awaited. */
  missingSince: Nullable<Date>;
}

/** A calendar of another channel, which is read again and again. */
export interface CalendarTable {
  id: string;
  unitId: string;
  /** What the host calls it; no other of the property is called so. */
  name: string;
  /** Where it is, sealed; null where the key that it was sealed with is lost. */
  address: Nullable<string>;
  createdAt: GeneratedInstant;
  /** When it is to be read next. */
  dueAt: GeneratedInstant;
  /** When it was last asked for, and when last had, changed or not. */
  triedAt: Nullable<Date>;
  readAt: Nullable<Date>;
  /** When it was last had as a whole. */
  wholeAt: Nullable<Date>;
  /** What it was known by then. */
  etag: Nullable<string>;
  lastModified: Nullable<string>;
  /** Events in it that cannot be read, or only in part. */
  unreadable: Generated<number>;
  /** The first of them, and the keys of those that the host was told, as JSON. */
  problems: Generated<string>;
  toldProblems: Generated<string>;
  /** Whether what it blocks without a stay is left out. */
  staysOnly: Generated<boolean>;
  /** Tries in a row that failed, since when, and why the latest did. */
  failures: Generated<number>;
  failingSince: Nullable<Date>;
  failure: Nullable<string>;
  /** Whether its host was told so, and not yet that it is well again. */
  toldFailing: Generated<boolean>;
}

/** A stay elsewhere that meets a reservation, of which the host was told. */
export interface CalendarConflictTable {
  calendarId: string;
  reservationId: string;
  /** The nights elsewhere. */
  startDate: string;
  endDate: string;
  notedAt: GeneratedInstant;
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
