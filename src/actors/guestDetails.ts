import type { ActorRefFrom } from 'xstate';
import { isLanguage } from '../../contract/language.ts';
import {
  guestDetailsMachine,
  nobody,
  type GuestDetails,
} from '../../machines/guestDetails/guestDetails.machine.ts';
import { deviceStorage, onOtherTab, type SafeStorage } from './storage.ts';

const recordKey = 'guest-info';
const settingKey = 'remember-details';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (record: Record<string, unknown>, field: keyof GuestDetails) => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/** What this device remembers of the guest, where it was asked to. */
export function recordedGuest(storage: SafeStorage = deviceStorage): GuestDetails | undefined {
  const record = storage.read(recordKey);
  if (storage.read(settingKey) !== true || !isRecord(record)) return undefined;
  const { locale } = record;
  return {
    firstName: textOf(record, 'firstName'),
    lastName: textOf(record, 'lastName'),
    email: textOf(record, 'email'),
    phonePrefix: textOf(record, 'phonePrefix'),
    phone: textOf(record, 'phone'),
    locale: isLanguage(locale) ? locale : nobody.locale,
  };
}

/** The guest's details with a device that can remember them. */
export const guestDetailsOn = (storage: SafeStorage = deviceStorage) =>
  guestDetailsMachine.provide({
    actions: {
      saveRecord: ({ context }) => {
        storage.write(settingKey, true);
        storage.write(recordKey, context.guest);
      },
      removeRecord: () => {
        storage.write(settingKey, false);
        storage.remove(recordKey);
      },
    },
  });

type GuestDetailsActor = ActorRefFrom<typeof guestDetailsMachine>;

/** Tells the actor what this device remembers, now and whenever another tab changes it. */
export function recallGuest(actor: GuestDetailsActor, storage: SafeStorage = deviceStorage): () => void {
  const recall = () => {
    const guest = recordedGuest(storage);
    actor.send(guest ? { type: 'record.found', guest } : { type: 'record.lost' });
  };
  recall();
  return onOtherTab(recordKey, recall);
}
