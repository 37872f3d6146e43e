import { getAddressee } from '../keys/addressee.ts';
import { listKeyGenerations, type Keys } from '../keys/keys.ts';
import type { Database } from '../store/database.ts';
import { openForHost, type Message } from './sealedMessage.ts';

/** A stored message of a visitor. */
export interface StoredMessage {
  unitId: string;
  createdAt: Date;
  /** The content until its e-mail is sent; null after that, or if no key can decrypt it. */
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

/** Reads the stored messages to hosts from an e-mail address. */
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

/** Deletes the stored messages from an e-mail address. */
export async function deleteMessages(db: Database, keys: Keys, email: string): Promise<void> {
  await db.deleteFrom('contactMessage').where('sender', 'in', getSenderHashes(keys, email)).execute();
}
