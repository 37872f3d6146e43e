import { sealAddressesAgain } from '../calendars/sealedAddress.ts';
import { reencryptMessages } from '../contact/reencryptMessages.ts';
import type { SealedAgain } from '../keys/reencrypt.ts';
import { reencryptForms } from '../registration/index.ts';
import { reencryptPasswords } from '../reservations/reencryptPasswords.ts';
import type { CommandContext } from './commandContext.ts';
import { readLinked } from './readLinked.ts';

/** What is sealed with the newest key now, and what would still be missed without the one before. */
export interface KeysInUse {
  /** Whether a key before the newest is known at all. */
  hasPrevious: boolean;
  documents: SealedAgain;
  /** Messages to hosts whose mail still waits, and one-time passwords. */
  messages: SealedAgain;
  passwords: SealedAgain;
  /** Addresses of other channels' calendars. */
  calendars: SealedAgain;
  /** The last day on which a link works that may have been made with the key before; null where none does. */
  linksUntil: string | null;
}

async function readLastLink(context: CommandContext): Promise<string | null> {
  const days = (await readLinked(context)).map(({ lastDay }) => lastDay);
  return days.toSorted().at(-1) ?? null;
}

/**
 * Seals all that is kept sealed again, with the newest key, in small steps beside the running site. What it did
 * before it was stopped stays done.
 */
export async function sealAllAgain(context: CommandContext): Promise<KeysInUse> {
  const { db, keys } = context;
  return {
    hasPrevious: keys.previous !== undefined,
    documents: await reencryptForms(db, keys),
    messages: await reencryptMessages(db, keys),
    passwords: await reencryptPasswords(db, keys),
    calendars: await sealAddressesAgain(db, keys),
    linksUntil: await readLastLink(context),
  };
}
