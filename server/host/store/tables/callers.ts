import type { Language } from '../../../../contract/values/language.ts';
import type { GeneratedInstant, Nullable } from './columns.ts';

/** A visitor's message to a host. */
export interface ContactMessageTable {
  id: string;
  unitId: string;
  /** The visitor's language. */
  locale: Language;
  /** The HMAC of the visitor's e-mail address, for counting. */
  sender: string;
  /** The encrypted message until the e-mail to the host is sent; then null. */
  forHost: Nullable<string>;
  /** The encrypted address for the receipt until that e-mail is sent; then null. */
  forVisitor: Nullable<string>;
  createdAt: GeneratedInstant;
  /** The HMACs of the caller's networks, for counting; null if callers are not counted. */
  networks: Nullable<string[]>;
}

/** An e-mail with a code to an unverified address; stored for an hour, for counting. */
export interface CodeMailTable {
  reservationId: string;
  /** The HMAC of the recipient. */
  addressee: string;
  /** The HMACs of the networks of the caller who requested it. */
  networks: string[];
  sentAt: GeneratedInstant;
}

/** The counter of a network, in the format of `rate-limiter-flexible`. */
export interface CallerCountTable {
  key: string;
  points: number;
  /** Milliseconds since the epoch. */
  expire: string | null;
}
