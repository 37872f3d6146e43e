import { getAddressee } from '../keys/addressee.ts';
import { listKeyGenerations, type Keys } from '../keys/keys.ts';
import type { Database } from '../store/database.ts';
import { openForHost, type Message } from './sealedMessage.ts';

/** A message that is kept of a visitor. */
export interface StoredMessage {
  unitId: string;
  createdAt: Date;
  /** What they wrote, while its mail waits; null once that is sent, and where no key opens it. */
  message: Message | null;
}

const getSenderHashes = (keys: Keys, email: string) =>
  listKeyGenerations(keys).map((generation) => getAddressee(generation, email));

function openWaiting(keys: Keys, id: string, sealed: string): Message | null {
  try {
    return openForHost(keys, id, sealed);
  } catch {
    return null;
  }
}

/** The messages to hosts that came from an e-mail address and are kept still. */
export async function readMessages(db: Database, keys: Keys, email: string): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('contactMessage')
    .selectAll()
    .where('sender', 'in', getSenderHashes(keys, email))
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id, unitId, createdAt, forHost }) => ({
    unitId,
    createdAt,
    message: forHost === null ? null : openWaiting(keys, id, forHost),
  }));
}

/** Deletes them. */
export async function deleteMessages(db: Database, keys: Keys, email: string): Promise<void> {
  await db.deleteFrom('contactMessage').where('sender', 'in', getSenderHashes(keys, email)).execute();
}
