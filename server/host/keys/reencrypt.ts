import { seal, unseal, type Sealing } from './keys.ts';

/** A sealed text where it is kept. */
export interface SealedText {
  sealed: string;
  about: string;
  /** What it belongs to, as a host knows it. */
  of: string;
  /** Puts another seal in its place, unless somebody changed it meanwhile. */
  replaceWith: (sealed: string) => Promise<unknown>;
  /** Lets go of it, where nothing opens it any more, with what was said of it. */
  discard: () => Promise<unknown>;
}

/** What came of sealing texts again. */
export interface SealedAgain {
  again: number;
  /** Those that the newest key had sealed. */
  already: number;
  /** What those belong to that open with neither key. */
  unreadable: string[];
}

const opened = (keys: Sealing, { sealed, about }: SealedText) => {
  try {
    return unseal(keys, sealed, about);
  } catch {
    return undefined;
  }
};

/** Those that open with no key. */
export async function* findUnreadable(
  keys: Sealing,
  texts: AsyncIterable<SealedText>,
): AsyncGenerator<SealedText> {
  for await (const text of texts) if (opened(keys, text) === undefined) yield text;
}

/** Seals texts again with the newest key. It may be stopped and begun anew at any time, beside whoever uses them. */
export async function reencrypt(keys: Sealing, texts: AsyncIterable<SealedText>): Promise<SealedAgain> {
  const counts: SealedAgain = { again: 0, already: 0, unreadable: [] };
  for await (const text of texts) {
    const plaintext = opened(keys, text);
    if (plaintext === undefined) counts.unreadable.push(text.of);
    else if (opened({ sealing: keys.sealing }, text) !== undefined) counts.already += 1;
    else {
      await text.replaceWith(seal(keys, plaintext, text.about));
      counts.again += 1;
    }
  }
  return counts;
}
