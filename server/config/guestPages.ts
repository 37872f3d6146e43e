import type { Language } from '../../contract/values/language.ts';
import {
  otpLink,
  propertyPage,
  successPage,
  takenUnitIds,
  reservationLink,
} from '../../contract/rules/addresses.ts';

/** Returns the addresses of the guests' pages below PUBLIC_URL. */
export function guestPages(publicUrl: string) {
  const site = publicUrl.replace(/\/+$/, '');
  return {
    property: (language: Language, unitId: string) => site + propertyPage(language, unitId),
    reservation: (language: Language, id: string, token: string) =>
      site + reservationLink(language, id, token),
    otp: (language: Language, id: string, token: string) => site + otpLink(language, id, token),
    success: (language: Language, unitId: string) => site + successPage(language, unitId),
    origin: new URL(publicUrl).origin,
    takenUnitIds,
  };
}
