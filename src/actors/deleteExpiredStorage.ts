import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { browserShell, type Shell } from './reservationShell.ts';

/** Deletes the past reservations from this device. Every page of the site calls this. */
export async function deleteExpiredStorage(
  device: Pick<StoredReservations, 'readAll' | 'deletePast'> = openStoredReservations(),
  shell: Pick<Shell, 'deleteOtherPages'> = browserShell,
): Promise<void> {
  device.deletePast();
  await shell.deleteOtherPages(device.readAll().map(({ reservation }) => reservation.id));
}
