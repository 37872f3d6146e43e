import { isRecord } from '../../contract/values/isRecord.ts';
import type { AccessMade } from '../../machines/reservationAccess/reservationAccess.types.ts';
import { tabStorage, type SafeStorage } from './storage.ts';

const key = 'reservation-access';

const isRequest = (value: unknown): value is AccessMade =>
  isRecord(value) &&
  typeof value['accessId'] === 'string' &&
  typeof value['otpExpiresAt'] === 'string' &&
  isRecord(value['form']) &&
  typeof value['form']['number'] === 'string' &&
  typeof value['form']['email'] === 'string';

/** The tab's record of a request for a code, until the code expires. It never contains the code. */
export const openStoredAccess = (tab: SafeStorage = tabStorage, now: () => number = Date.now) => ({
  read: (): AccessMade | undefined => {
    const stored = tab.read(key);
    return isRequest(stored) && Date.parse(stored.otpExpiresAt) > now() ? stored : undefined;
  },
  store: ({ form, accessId, otpExpiresAt }: AccessMade): void =>
    tab.write(key, { form, accessId, otpExpiresAt }),
  remove: (): void => tab.remove(key),
});
