import { encryptText, decryptText, type Keys, type EncryptionKeys } from '../keys/keys.ts';
import { reencrypt, type SealedAgain, type SealedText } from '../keys/reencrypt.ts';
import type { Database } from '../store/database.ts';
import type { CalendarRow } from '../store/schema.ts';

const encryptionContext = (id: string) => `calendar ${id}`;

/** Encrypts the secret address of an external calendar. */
export const sealAddress = (keys: EncryptionKeys, id: string, address: string): string =>
  encryptText(keys, address, encryptionContext(id));

/** Decrypts the address; undefined if no key can decrypt it. */
export function openAddress(
  keys: EncryptionKeys,
  { id, address }: Pick<CalendarRow, 'id' | 'address'>,
): string | undefined {
  if (address === null) return undefined;
  try {
    return decryptText(keys, address, encryptionContext(id));
  } catch {
    return undefined;
  }
}

/** Iterates over the addresses of all calendars. */
export async function* everyAddress(db: Database): AsyncGenerator<SealedText> {
  const rows = await db
    .selectFrom('calendar')
    .select(['id', 'unitId', 'name', 'address'])
    .orderBy('id')
    .execute();
  for (const { id, unitId, name, address: sealed } of rows) {
    if (sealed === null) continue;
    const replace = (address: string | null) =>
      db
        .updateTable('calendar')
        .set({ address })
        .where('id', '=', id)
        .where('address', '=', sealed)
        .execute();
    yield {
      sealed,
      about: encryptionContext(id),
      of: `${unitId} ${name}`,
      replaceWith: replace,
      discard: () => replace(null),
    };
  }
}

/** Encrypts all addresses with the newest key. */
export const sealAddressesAgain = (db: Database, keys: Keys): Promise<SealedAgain> =>
  reencrypt(keys, everyAddress(db));
