import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { browserShell, type Shell } from './reservationShell.ts';

/** Deletes the past reservations from this device. Every page of the site calls this. */
export async function deleteExpiredStorage(
  device: Pick<StoredReservations, 'all' | 'tidy'> = openStoredReservations(),
  shell: Pick<Shell, 'forgetAllBut'> = browserShell,
): Promise<void> {
  device.tidy();
  await shell.forgetAllBut(device.all().map(({ reservation }) => reservation.id));
}
