import type { Language } from '../../../contract/language.ts';

/** The pages of the site that books at this host: where mails and the gateway lead a guest. Whole addresses. */
export interface GuestPages {
  property(language: Language, unitId: string): string;
  /** Opened by the token. */
  reservation(language: Language, reservationId: string, token: string): string;
  /** Where the gateway sends a guest back to, paid or not. */
  success(language: Language, unitId: string): string;
  /** Ids that no property can have, because its page would have another one's address. */
  readonly takenUnitIds: readonly string[];
}
