import type { Language } from '../../../contract/values/language.ts';

/** The pages of the site that e-mails and the gateway link to, as absolute addresses. */
export interface GuestPages {
  property(language: Language, unitId: string): string;
  /** The token in the link opens the reservation. */
  reservation(language: Language, reservationId: string, token: string): string;
  /** The page that continues a booking with the token from the e-mail with its one-time password. */
  otp(language: Language, reservationId: string, token: string): string;
  /** The page to which the gateway redirects a guest, paid or not. */
  success(language: Language, unitId: string): string;
  /** The origin of the site, such as `https://stay.example`. */
  readonly origin: string;
  /** Ids that properties cannot have, because the site uses their addresses. */
  readonly takenUnitIds: readonly string[];
}
