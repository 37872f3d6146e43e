import type { Language } from '../../../contract/values/language.ts';
import type { LockedReservation } from '../stays/lockReservation.ts';
import type { Trx } from '../store/database.ts';

/** Stores the language that the guest uses now, for future e-mails; earlier texts do not change. */
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
