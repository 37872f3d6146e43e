import { everyAddress } from '../../calendars/sealedAddress.ts';
import { everyPart } from '../../contact/reencryptMessages.ts';
import type { EncryptionKeys } from '../../keys/keys.ts';
import { replaceKeyPrint, isEncryptedWith } from '../../keys/requireSameKey.ts';
import { findUnreadable, type SealedText } from '../../keys/reencrypt.ts';
import { everySecret } from '../../payments/storedEndpoint.ts';
import { everyForm, getSealing } from '../../registration/index.ts';
import { everyPassword } from '../../reservations/reencryptPasswords.ts';
import type { Database } from '../../store/database.ts';
import { everySiteSecret } from '../../units/siteSecrets.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { readLinked } from './readLinked.ts';
import { CommandRefused } from '../shared/refused.ts';

/** The data that is lost with a secret key. */
export interface LostWithKey {
  /** The numbers of the reservations with document data. */
  documents: string[];
  /** The number of messages to hosts, and of one-time passwords, whose e-mail was not sent yet. */
  messages: number;
  passwords: number;
  /** Calendars of other channels whose addresses must be entered again, by property and name. */
  calendars: string[];
  /** Secrets that must be entered again in the settings of the dashboard. */
  settings: string[];
  /** The numbers of the reservations whose guests have a link that stops working. */
  links: string[];
}

interface Context extends Pick<CommandContext, 'db' | 'content' | 'keys'> {
  secretKey: string;
  secretKeyPrevious: string | undefined;
}

async function collect(keys: EncryptionKeys, texts: AsyncIterable<SealedText>): Promise<SealedText[]> {
  return Array.fromAsync(findUnreadable(keys, texts));
}

async function readUnreadable(db: Database, keys: CommandContext['keys']) {
  return {
    documents: await collect(getSealing(keys), everyForm(db)),
    messages: await collect(keys, everyPart(db)),
    passwords: await collect(keys, everyPassword(db)),
    calendars: await collect(keys, everyAddress(db)),
    webhook: await collect(keys, everySecret(db)),
    settings: await collect(keys, everySiteSecret(db)),
  };
}

/**
 * Returns the data that would be lost if the current key replaced the one that the database was created with; changes
 * nothing.
 * @throws {CommandRefused} if nothing would be lost
 */
export async function previewLostKey({ db, content, keys, ...known }: Context): Promise<LostWithKey> {
  const isKnown = await isEncryptedWith(db, known.secretKey, known.secretKeyPrevious);
  const unreadable = await readUnreadable(db, keys);
  const { documents, messages, passwords, calendars, settings } = unreadable;
  if (isKnown && Object.values(unreadable).every((texts) => texts.length === 0)) {
    throw new CommandRefused(
      'Nothing is lost: SECRET_KEY or SECRET_KEY_PREVIOUS is the key that the database was created with. Start the site.',
    );
  }
  return {
    documents: documents.map(({ of }) => of),
    messages: messages.length,
    passwords: passwords.length,
    calendars: calendars.map(({ of }) => of),
    settings: settings.map(({ of }) => of),
    links: isKnown ? [] : (await readLinked({ db, content })).map(({ number }) => number),
  };
}

/** Replaces the lost key with the current one, and deletes all data that no key can decrypt. */
export const replaceLost = ({ db, keys, secretKey }: Context): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (const texts of Object.values(await readUnreadable(trx, keys))) {
      for (const { discard } of texts) await discard();
    }
    await replaceKeyPrint(trx, secretKey);
  });
