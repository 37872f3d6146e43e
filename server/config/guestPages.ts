import type { Language } from '../../contract/language.ts';

/** Where guests find the pages of the site at PUBLIC_URL. */
export function guestPages(publicUrl: string) {
  const site = publicUrl.replace(/\/+$/, '');
  return {
    property: (language: Language, unitId: string) => `${site}/${language}/${unitId}`,
    // The token travels in the fragment, which no browser sends anywhere.
    reservation: (language: Language, id: string, token: string) =>
      `${site}/${language}/reservation/${id}#token=${token}`,
    success: (language: Language, unitId: string) => `${site}/${language}/${unitId}/success`,
    takenIds,
  };
}

/** Ids that no property can have: `/{language}/reservation/…` is the page of a reservation. */
export const takenIds: readonly string[] = ['reservation'];
