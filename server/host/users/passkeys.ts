import type {
  CreationOptions,
  PasskeyCreation,
  PasskeyUse,
  RequestOptions,
} from '../../../contract/dashboard/passkeys.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { textArray } from '../store/arrays.ts';
import { statementTime, type Database, type Trx } from '../store/database.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import type { PasskeySite, StoredPasskey } from './webAuthn.ts';

// The package and its dependencies take memory and time at the start, and most processes never need them.
const load = () => import('./webAuthn.ts');

type Host = Pick<HostContext, 'pages' | 'productName'>;

const describeSite = ({ pages, productName }: Host): PasskeySite => ({
  origin: pages.origin,
  name: productName,
});

/** Whether a person has a passkey. */
export const hasPasskey = async (db: Database, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('hostCredential')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns the passkeys of a person, the oldest first. */
export const readPasskeys = (db: Database, userId: string) =>
  db.selectFrom('hostCredential').selectAll().where('userId', '=', userId).orderBy('createdAt').execute();

const readStored = async (db: Database, userId: string): Promise<StoredPasskey[]> =>
  (await readPasskeys(db, userId)).map((row) => ({ ...row, counter: Number(row.counter) }));

/** The options for the browser, and the secret that binds their challenge to it. */
interface Bound<Options> {
  options: Options;
  secret: string;
}

/** Creates the options of a sign-in, or with a person of a proof of identity. */
export async function requestPasskey(
  trx: Trx,
  host: Host,
  userId: string | null,
): Promise<Bound<RequestOptions>> {
  const { createRequestOptions } = await load();
  const passkeys = userId === null ? [] : await readStored(trx, userId);
  const options = await createRequestOptions(describeSite(host), passkeys);
  const purpose = userId === null ? 'signIn' : 'proof';
  return { options, secret: await storeChallenge(trx, options.challenge, { purpose, userId }) };
}

/** Creates the options of a new passkey. */
export async function requestCreation(
  trx: Trx,
  host: Host,
  user: { id: string; email: string; name: string },
): Promise<Bound<CreationOptions>> {
  const { createCreationOptions } = await load();
  const options = await createCreationOptions(describeSite(host), user, await readStored(trx, user.id));
  const about = { purpose: 'creation', userId: user.id } as const;
  return { options, secret: await storeChallenge(trx, options.challenge, about) };
}

// The package reports each violation as an error; its message is for developers.
const refuse = (error: unknown) =>
  new Refusal('passkey-refused', { detail: error instanceof Error ? error.message : 'not verified' });

/**
 * Returns the id of the person whose passkey has answered the challenge of this browser. The challenge is used up in any
 * case; therefore that refusal is returned, not thrown.
 * @param userId the person whose identity is proved; null for a sign-in
 * @throws {Refusal} 410 if the challenge has expired
 */
export async function verifyPasskey(
  trx: Trx,
  host: Host,
  secret: string | undefined,
  { response, userId }: { response: PasskeyUse; userId: string | null },
): Promise<string | Refusal> {
  const purpose = userId === null ? 'signIn' : 'proof';
  const challenge = await consumeChallenge(trx, secret, { purpose, userId });
  if (challenge === undefined) throw new Refusal('otp-expired');
  const passkey = await trx
    .selectFrom('hostCredential')
    .selectAll()
    .where('id', '=', response.id)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey || (userId !== null && passkey.userId !== userId)) return refuse(undefined);
  const { verifyUse } = await load();
  const stored = { ...passkey, counter: Number(passkey.counter) };
  const counter = await verifyUse(describeSite(host), response, challenge, stored).catch(refuse);
  if (typeof counter !== 'number') return counter ?? refuse(undefined);
  await trx
    .updateTable('hostCredential')
    .set({ counter, usedAt: statementTime })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.userId;
}

/**
 * Adds a passkey, which was created for the challenge of this browser. The challenge is used up in any case; therefore
 * that refusal is returned, not thrown.
 * @throws {Refusal} 410 if the challenge has expired
 */
export async function addPasskey(
  trx: Trx,
  host: Host,
  secret: string | undefined,
  { response, userId, name }: { response: PasskeyCreation; userId: string; name: string },
): Promise<Refusal | undefined> {
  const challenge = await consumeChallenge(trx, secret, { purpose: 'creation', userId });
  if (challenge === undefined) throw new Refusal('otp-expired');
  const { verifyCreation } = await load();
  const created = await verifyCreation(describeSite(host), response, challenge).catch(refuse);
  if (created === undefined || created instanceof Refusal) return created ?? refuse(undefined);
  const { transports, ...passkey } = created;
  const added = await trx
    .insertInto('hostCredential')
    .values({ ...passkey, transports: textArray(transports), userId, name, createdAt: statementTime })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added ? undefined : refuse(undefined);
}

/** Removes a passkey of a person. Returns false if the person has none with this id. */
export async function removePasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('hostCredential')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
