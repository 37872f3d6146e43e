import { createKeys, decryptText, encryptText, type EncryptionKeys, type Keys } from '../keys/keys.ts';
import { reencrypt, type SealedAgain, type SealedText } from '../keys/reencrypt.ts';
import type { Database, Trx } from '../store/database.ts';
import type { SiteSecretTable } from '../store/tables/content.ts';

export type SiteSecretName = SiteSecretTable['name'];

const encryptionContext = (name: SiteSecretName) => `setting of the site ${name}`;

/** The secrets among the settings of the site; those that no key can decrypt are missing. */
export type SiteSecrets = Readonly<Partial<Record<SiteSecretName, string>>>;

/** A secret as it is stored. */
export type SealedSecret = Pick<SiteSecretTable, 'name' | 'sealed'>;

/** Reads the encrypted secrets. */
export const readSealedSecrets = (db: Database): Promise<SealedSecret[]> =>
  db.selectFrom('siteSecret').select(['name', 'sealed']).execute();

/** Reads the secrets, with the names of those that no key can decrypt. */
export const readSiteSecrets = async (db: Database, keys: EncryptionKeys) =>
  openSecrets(await readSealedSecrets(db), keys);

function openSecrets(
  sealedSecrets: readonly SealedSecret[],
  keys: EncryptionKeys,
): { secrets: SiteSecrets; unreadable: readonly SiteSecretName[] } {
  const secrets: Partial<Record<SiteSecretName, string>> = {};
  const unreadable: SiteSecretName[] = [];
  for (const { name, sealed } of sealedSecrets) {
    try {
      secrets[name] = decryptText(keys, sealed, encryptionContext(name));
    } catch {
      unreadable.push(name);
    }
  }
  return { secrets, unreadable };
}

/** Decrypts secrets with the secret keys of the site, the newest one first. */
export function decryptSiteSecrets(
  sealedSecrets: readonly SealedSecret[],
  [secretKey = '', previous]: readonly string[],
): SiteSecrets {
  return openSecrets(sealedSecrets, createKeys(secretKey, previous)).secrets;
}

/** The part of a key that owners see. */
const keyEnding = (key: string): string => key.slice(-4);

/** Stores a secret encrypted, in place of an earlier one, or deletes it. */
export async function storeSiteSecret(
  trx: Trx,
  keys: EncryptionKeys,
  name: SiteSecretName,
  secret: string | null,
): Promise<void> {
  await trx.deleteFrom('siteSecret').where('name', '=', name).execute();
  if (secret === null) return;
  const ending = name === 'stripeKey' ? keyEnding(secret) : null;
  const sealed = encryptText(keys, secret, encryptionContext(name));
  await trx.insertInto('siteSecret').values({ name, sealed, ending }).execute();
}

/** Iterates over the secrets. */
export async function* everySiteSecret(db: Database): AsyncGenerator<SealedText> {
  for (const { name, sealed } of await readSealedSecrets(db)) {
    const isSame = db.deleteFrom('siteSecret').where('name', '=', name).where('sealed', '=', sealed);
    yield {
      sealed,
      about: encryptionContext(name),
      of: name === 'mailPassword' ? 'the mail server' : 'Stripe',
      replaceWith: (again) =>
        db
          .updateTable('siteSecret')
          .set({ sealed: again })
          .where('name', '=', name)
          .where('sealed', '=', sealed)
          .execute(),
      discard: () => isSame.execute(),
    };
  }
}

/** Encrypts the secrets with the newest key. */
export const reencryptSiteSecrets = (db: Database, keys: Keys): Promise<SealedAgain> =>
  reencrypt(keys, everySiteSecret(db));
