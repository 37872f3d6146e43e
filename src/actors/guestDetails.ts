import { isRecord } from '../../contract/values/isRecord.ts';
import { isLanguage } from '../../contract/values/language.ts';
import { emptyGuestDetails, type GuestDetails } from '../../machines/guestDetails/emptyGuestDetails.ts';
import { deviceStorage, type SafeStorage } from './storage.ts';

export const recordKey = 'guest-info';
const settingKey = 'remember-details';

const getText = (record: Readonly<Record<string, unknown>>, field: keyof GuestDetails) => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

/** Returns the guest's details that this device stores, if the guest chose to store them. */
export function recordedGuest(storage: SafeStorage = deviceStorage): GuestDetails | undefined {
  const record = storage.read(recordKey);
  if (storage.read(settingKey) !== true || !isRecord(record)) return undefined;
  const { locale } = record;
  return {
    firstName: getText(record, 'firstName'),
    lastName: getText(record, 'lastName'),
    email: getText(record, 'email'),
    phonePrefix: getText(record, 'phonePrefix'),
    phone: getText(record, 'phone'),
    locale: isLanguage(locale) ? locale : emptyGuestDetails.locale,
  };
}

interface Knows {
  context: { guest: GuestDetails };
}

/** Creates the actions that store the guest's details on a device and delete them. */
export const guestDetailsActions = (storage: SafeStorage = deviceStorage) => ({
  saveRecord: ({ context }: Knows) => {
    storage.write(settingKey, true);
    storage.write(recordKey, context.guest);
  },
  removeRecord: () => {
    storage.write(settingKey, false);
    storage.remove(recordKey);
  },
});
