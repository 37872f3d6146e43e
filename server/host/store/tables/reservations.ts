import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../../../contract/language.ts';
import type { PaymentOption, Quote } from '../../../../contract/quote.ts';
import type { ReservationStatus } from '../../../../contract/reservation.ts';
import type { Invoice } from '../../../../contract/stayDetails.ts';
import type { GeneratedInstant, Nullable } from './columns.ts';

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
