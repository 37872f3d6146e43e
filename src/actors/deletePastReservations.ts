import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { browserShell, type Shell } from './reservationShell.ts';

/** Deletes stored past reservations and their cached pages from this browser. Every page of the site calls it. */
export async function deletePastReservations(
  storedReservations: Pick<StoredReservations, 'readAll' | 'deletePast'> = openStoredReservations(),
  shell: Pick<Shell, 'deleteOtherPages'> = browserShell,
): Promise<void> {
  storedReservations.deletePast();
  await shell.deleteOtherPages(storedReservations.readAll().map(({ reservation }) => reservation.id));
}
