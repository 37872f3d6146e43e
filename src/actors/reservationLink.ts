import { fromCallback, type EventObject } from 'xstate';
import { followLinkToken } from './linkToken.ts';
import { randomId } from './randomId.ts';
import { openStoredReservations, type StoredReservations } from './storedReservations.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

/** Sends the token of a reservation link to the page, with the copy of the reservation that the device stores. */
export const followLink = (
  storage: SafeStorage = tabStorage,
  device: Pick<StoredReservations, 'find'> = openStoredReservations(),
) =>
  fromCallback<EventObject, string>(({ input: reservationId, sendBack }) =>
    followLinkToken(`reservation.${reservationId}`, storage, (token) =>
      sendBack({ type: 'link.read', token, visitId: randomId(), kept: device.find(reservationId) }),
    ),
  );
