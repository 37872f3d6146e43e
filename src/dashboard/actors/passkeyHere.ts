import { deviceStorage } from '../../actors/storage.ts';

/** The key in the storage of the device under which it notes that a passkey was used in this browser. */
export const passkeyHereKey = 'passkey-here';

/** Whether a passkey was used or added in this browser. If not, a proof of identity begins with a code. */
export const isPasskeyHere = (): boolean => deviceStorage.read(passkeyHereKey) === true;

/** Notes that this browser has a passkey. */
export const notePasskey = (): void => deviceStorage.write(passkeyHereKey, true);

/** Forgets the passkey of this browser, because a person used a code instead of it. */
export const forgetPasskey = (): void => deviceStorage.remove(passkeyHereKey);
