import type { Language } from '../../../../contract/language.ts';
import type { GeneratedInstant, Nullable } from './columns.ts';

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

/** How much a network has asked for, as `rate-limiter-flexible` keeps it. */
export interface CallerCountTable {
  key: string;
  points: number;
  /** Milliseconds since the epoch. */
  expire: string | null;
}
