import type { HostContext } from '../base/context.ts';
import { decryptText, encryptText, type Keys } from '../keys/keys.ts';
import type { JobData } from '../ports/jobs.ts';
import type { Trx } from '../store/database.ts';

const encryptionContext = (userId: string) => `invitation ${userId}`;

/** Sends a person the link for the first sign-in. The job contains its secret encrypted. */
export const inviteUser = (
  trx: Trx,
  { jobs, keys }: Pick<HostContext, 'jobs' | 'keys'>,
  userId: string,
  token: string,
): Promise<void> =>
  jobs.enqueue(trx, 'mail.invitation', {
    userId,
    sealed: encryptText(keys, token, encryptionContext(userId)),
  });

/** Returns the secret of the link in an invitation. */
export const readInvitation = (keys: Keys, { userId, sealed }: JobData['mail.invitation']): string =>
  decryptText(keys, sealed, encryptionContext(userId));
