import { everyAddress } from '../calendars/sealedAddress.ts';
import { everyPart } from '../contact/reencryptMessages.ts';
import type { Sealing } from '../keys/keys.ts';
import { replaceKeyPrint, isEncryptedWith } from '../keys/requireSameKey.ts';
import { findUnreadable, type SealedText } from '../keys/reencrypt.ts';
import { everyForm, getSealing } from '../registration/index.ts';
import { everyPassword } from '../reservations/reencryptPasswords.ts';
import type { Database } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import type { CommandContext } from './commandContext.ts';
import { readLinked } from './readLinked.ts';
import { CommandRefused } from './refused.ts';

/** What is lost with a secret key. */
export interface LostWithKey {
  /** Guests’ documents, each by the number of its reservation. */
  documents: string[];
  /** Messages to hosts, and one-time passwords, whose mail waits: how many. */
  messages: number;
  passwords: number;
  /** Calendars of other channels whose addresses have to be told again, by property and name. */
  calendars: string[];
  /** The numbers of the reservations whose guests have a link that stops working. */
  links: string[];
}

interface Context extends Pick<CommandContext, 'db' | 'content' | 'keys'> {
  secretKey: string;
  secretKeyPrevious: string | undefined;
}

async function collect(keys: Sealing, texts: AsyncIterable<SealedText>): Promise<SealedText[]> {
  return Array.fromAsync(findUnreadable(keys, texts));
}

async function readUnreadable(db: Database, keys: CommandContext['keys']) {
  return {
    documents: await collect(getSealing(keys), everyForm(db)),
    messages: await collect(keys, everyPart(db)),
    passwords: await collect(keys, everyPassword(db)),
    calendars: await collect(keys, everyAddress(db)),
  };
}

/**
 * What would be lost if today’s key took the place of the one that the database was made with; nothing is changed.
 * @throws {CommandRefused} when nothing would
 */
export async function previewLostKey({ db, content, keys, ...known }: Context): Promise<LostWithKey> {
  const isKnown = await isEncryptedWith(db, known.secretKey, known.secretKeyPrevious);
  const { documents, messages, passwords, calendars } = await readUnreadable(db, keys);
  const unreadable = documents.length + messages.length + passwords.length + calendars.length;
  if (isKnown && unreadable === 0) {
    throw new CommandRefused(
      'Nothing is lost: SECRET_KEY, or SECRET_KEY_PREVIOUS, is the key that the database was made with. Start the site.',
    );
  }
  return {
    documents: documents.map(({ of }) => of),
    messages: messages.length,
    passwords: passwords.length,
    calendars: calendars.map(({ of }) => of),
    links: isKnown ? [] : (await readLinked({ db, content })).map(({ number }) => number),
  };
}

/** Has today’s key take the place of the one that was lost, and lets go of all that no key opens any more. */
export const replaceLost = ({ db, keys, secretKey }: Context): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const texts of Object.values(await readUnreadable(trx, keys))) {
      for (const { discard } of texts) await discard();
    }
    await replaceKeyPrint(trx, secretKey);
  });
