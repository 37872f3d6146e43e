import { encryptText, decryptText, type EncryptionKeys } from './keys.ts';

/** An encrypted text with access to its storage. */
export interface SealedText {
  sealed: string;
  about: string;
  /** The owner of the text in words that a host knows. */
  of: string;
  /** Replaces the encrypted text, unless it has changed since it was read. */
  replaceWith: (sealed: string) => Promise<unknown>;
  /** Deletes a text that no key can decrypt. */
  discard: () => Promise<unknown>;
}

/** The result of encrypting texts again. */
export interface SealedAgain {
  again: number;
  /** The number of texts that were already encrypted with the newest key. */
  already: number;
  /** The owners of texts that no key can decrypt. */
  unreadable: string[];
}

const opened = (keys: EncryptionKeys, { sealed, about }: SealedText) => {
  try {
    return decryptText(keys, sealed, about);
  } catch {
    return undefined;
  }
};

/** Iterates over the texts that no key can decrypt. */
export async function* findUnreadable(
  keys: EncryptionKeys,
  texts: AsyncIterable<SealedText>,
): AsyncGenerator<SealedText> {
  for await (const text of texts) if (opened(keys, text) === undefined) yield text;
}

/** Encrypts texts with the newest key. It can be interrupted and restarted at any time, while the site runs. */
export async function reencrypt(
  keys: EncryptionKeys,
  texts: AsyncIterable<SealedText>,
): Promise<SealedAgain> {
  const counts: SealedAgain = { again: 0, already: 0, unreadable: [] };
  for await (const text of texts) {
    const plaintext = opened(keys, text);
    if (plaintext === undefined) counts.unreadable.push(text.of);
    else if (opened({ encryption: keys.encryption }, text) !== undefined) counts.already += 1;
    else {
      await text.replaceWith(encryptText(keys, plaintext, text.about));
      counts.again += 1;
    }
  }
  return counts;
}
