import { fromCallback, type EventObject } from 'xstate';
import type { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import { beside } from './beside.ts';
import { recordedGuest, recordKey } from './guestDetails.ts';
import { onRestored } from './restored.ts';
import { deviceStorage, onOtherTab, type SafeStorage } from './storage.ts';

/**
 * Tells the guest's details what this device remembers, at first and whenever another tab changes it: a page that the
 * browser keeps for the Back button hears of that once it is shown again.
 */
export const keepDetails = (storage: SafeStorage = deviceStorage) =>
  fromCallback<EventObject, undefined>(({ self }) => {
    const guestDetails = beside<typeof guestDetailsMachine>(self, 'guestDetails');
    const recall = () => {
      const guest = recordedGuest(storage);
      guestDetails.send(guest ? { type: 'record.found', guest } : { type: 'record.lost' });
    };
    recall();
    const stops = [onOtherTab(recordKey, recall), onRestored(recall)];
    return () => {
      for (const stop of stops) stop();
    };
  });
