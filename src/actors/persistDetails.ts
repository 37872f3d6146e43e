import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import type { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { getSibling } from './getSibling.ts';
import { recordedGuest, recordKey } from './guestDetails.ts';
import { getLikelyPrefix } from './getLikelyPrefix.ts';
import { onRestored } from './onRestored.ts';
import { deviceStorage, onOtherTab, type SafeStorage } from './storage.ts';

/**
 * Sends the guest details that this device stores to their machine: at the start, when another tab changes them, and
 * when the page returns from the back/forward cache.
 */
export const persistDetails = (storage: SafeStorage = deviceStorage) =>
  fromCallback<EventObject, undefined>(({ self }) => {
    const guestDetails = getSibling<typeof guestDetailsMachine>(self, 'guestDetails');
    const booking: ActorRefFrom<typeof bookingMachine> | undefined = getSibling(self, 'booking');
    // The prefix is a suggestion, not input. It is stored only together with the guest's input.
    const suggestPrefix = () => {
      const { guest } = guestDetails.getSnapshot().context;
      const phonePrefix = getLikelyPrefix();
      if (guest.phonePrefix !== '' || phonePrefix === '') return;
      guestDetails.send({ type: 'details.recalled', details: { phonePrefix } });
      booking?.send({ type: 'guest.recalled', guest: { ...guest, phonePrefix } });
    };
    const recall = () => {
      const guest = recordedGuest(storage);
      guestDetails.send(guest ? { type: 'record.found', guest } : { type: 'record.lost' });
    };
    recall();
    if (recordedGuest(storage) === undefined) suggestPrefix();
    const cleanups = [onOtherTab(recordKey, recall), onRestored(recall)];
    return () => {
      for (const stop of cleanups) stop();
    };
  });
