import type { Language } from '../../../contract/language.ts';
import type { LockedReservation } from '../stays/lockReservation.ts';
import type { Trx } from '../store/database.ts';

/** Writes to a guest in the language that they read now, where they say which; what was written stays as it is. */
export async function storeLanguage(
  trx: Trx,
  locked: LockedReservation,
  locale: Language | undefined,
): Promise<LockedReservation> {
  const { reservation } = locked;
  if (locale === undefined || locale === reservation.locale) return locked;
  await trx.updateTable('reservation').set({ locale }).where('id', '=', reservation.id).execute();
  return { ...locked, reservation: { ...reservation, locale } };
}
