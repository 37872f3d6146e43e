import type { Logger } from 'pino';
import { takeKey } from './keys/requireSameKey.ts';
import type { Where } from './store/openStore.ts';
import { openWhenReachable } from './store/openWhenReachable.ts';

/**
 * Has a database go on with another secret key, where the one that it was made with is lost: nothing that was sealed
 * or signed with that is opened or taken any more.
 * @throws {FolderInUse}, and {CannotOpen} when the database cannot be used
 */
export async function beginWithKey(secretKey: string, where: Where & { log: Logger }): Promise<void> {
  const store = await openWhenReachable({ ...where, patience: 0 });
  try {
    await takeKey(store.db, secretKey);
  } finally {
    await store.close();
  }
}
