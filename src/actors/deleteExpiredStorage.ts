import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { browserShell, type Shell } from './reservationShell.ts';

/** Forgets the reservations on this device whose stay is over, whichever page of the site is opened after it. */
export async function deleteExpiredStorage(
  device: Pick<StoredReservations, 'all' | 'tidy'> = openStoredReservations(),
  shell: Pick<Shell, 'forgetAllBut'> = browserShell,
): Promise<void> {
  device.tidy();
  await shell.forgetAllBut(device.all().map(({ reservation }) => reservation.id));
}
