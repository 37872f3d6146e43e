import { sealAddressesAgain } from '../../calendars/sealedAddress.ts';
import { reencryptMessages } from '../../contact/reencryptMessages.ts';
import type { SealedAgain } from '../../keys/reencrypt.ts';
import { reencryptSecret } from '../../payments/storedEndpoint.ts';
import { reencryptForms } from '../../registration/index.ts';
import { reencryptSiteSecrets } from '../../units/siteSecrets.ts';
import { reencryptPasswords } from '../../reservations/reencryptPasswords.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { readLinked } from './readLinked.ts';

/** The data encrypted with the newest key, and the data that still needs the previous one. */
export interface KeysInUse {
  /** Whether a previous key is configured. */
  hasPrevious: boolean;
  documents: SealedAgain;
  /** Messages to hosts and one-time passwords whose e-mail was not sent yet. */
  messages: SealedAgain;
  passwords: SealedAgain;
  /** Addresses of other channels' calendars. */
  calendars: SealedAgain;
  /** The signing secret of the webhook endpoint that the site created. */
  webhook: SealedAgain;
  /** The password of the mail server and the key of Stripe in the settings of the dashboard. */
  settings: SealedAgain;
  /** The last day on which a link created with the previous key can be valid; null if none is. */
  linksUntil: string | null;
}

async function readLastLink(context: CommandContext): Promise<string | null> {
  const days = (await readLinked(context)).map(({ lastDay }) => lastDay);
  return days.toSorted().at(-1) ?? null;
}

/**
 * Encrypts all encrypted data with the newest key, in small steps while the site runs. Work done before an interruption
 * is preserved.
 */
export async function sealAllAgain(context: CommandContext): Promise<KeysInUse> {
  const { db, keys } = context;
  return {
    hasPrevious: keys.previous !== undefined,
    documents: await reencryptForms(db, keys),
    messages: await reencryptMessages(db, keys),
    passwords: await reencryptPasswords(db, keys),
    calendars: await sealAddressesAgain(db, keys),
    webhook: await reencryptSecret(db, keys),
    settings: await reencryptSiteSecrets(db, keys),
    linksUntil: await readLastLink(context),
  };
}
