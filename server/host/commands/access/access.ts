import * as v from 'valibot';
import { role, type Role } from '../../../../contract/dashboard/role.ts';
import { email, line } from '../../../../contract/schemas/guest.ts';
import { defaultLanguage } from '../../../../contract/values/language.ts';
import { language } from '../../../../contract/schemas/primitives.ts';
import { inTransaction } from '../../store/transaction.ts';
import {
  AccessRefused,
  addUser,
  commandLine,
  createLink,
  findUser,
  hasUsers,
  invitationMinutes,
  readUsers,
  recordAction,
  removeUser,
  type AccessRefusal,
  type NewLink,
} from '../../users/index.ts';
import type { DatabaseContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';

export const accessInput = v.object({
  email,
  role,
  name: v.optional(line(80)),
  language: v.optional(language, defaultLanguage),
});

export const oneUser = v.object({ email });

export const accessLinkInput = v.object({ email: v.optional(email) });

/** A person who has access to the dashboard. */
export interface ListedUser {
  name: string;
  email: string;
  role: Role;
  /** RFC 3339. */
  since: string;
}

/** A link that signs somebody in once. */
export interface AccessLink {
  /** The secret of the link. */
  token: string;
  /** RFC 3339. */
  expiresAt: string;
  /** The e-mail address of the person; null for the first owner, who enters it. */
  email: string | null;
}

const reasons: Readonly<Record<AccessRefusal, (email: string) => string>> = {
  'email-taken': (address) => `${address} has access already. "access list" shows everybody who has.`,
  'last-owner': (address) =>
    `${address}: at least one person must be an owner. Add another owner first ("access add … --role owner").`,
  'unknown-user': (address) => `${address} has no access. "access list" shows everybody who has.`,
};

const refuse = (address: string) => (error: unknown) => {
  if (!(error instanceof AccessRefused)) throw error;
  throw new CommandRefused(reasons[error.reason](address), { cause: error });
};

const toLink = ({ token, expiresAt }: NewLink, address: string | null): AccessLink => ({
  token,
  expiresAt: expiresAt.toISOString(),
  email: address,
});

/** Lists everybody who has access. */
export const listAccess = async ({ db }: DatabaseContext): Promise<ListedUser[]> =>
  (await readUsers(db)).map(({ name, email: address, role: may, createdAt }) => ({
    name,
    email: address,
    role: may,
    since: createdAt.toISOString(),
  }));

/**
 * Gives a person access, with a link for the first sign-in.
 * @throws {CommandRefused} if the address has access, or the first person is not an owner
 */
export const addAccess = (
  { db }: DatabaseContext,
  { email: address, name, ...user }: v.InferOutput<typeof accessInput>,
): Promise<AccessLink> =>
  inTransaction(db, async (trx) => {
    const added = await addUser(trx, { ...user, email: address, name: name ?? address.split('@')[0]! });
    await recordAction(trx, commandLine, 'addUser', { details: { name: added.name, role: added.role } });
    return toLink(await createLink(trx, added.id, invitationMinutes), address);
  }).catch(refuse(address));

/**
 * Ends a person's access, with all sessions.
 * @throws {CommandRefused} if the person has none, or is the only owner
 */
export const removeAccess = (
  { db }: DatabaseContext,
  { email: address }: v.InferOutput<typeof oneUser>,
): Promise<{ email: string }> =>
  inTransaction(db, async (trx) => {
    const removed = await removeUser(trx, address);
    await recordAction(trx, commandLine, 'removeUser', { details: { name: removed.name } });
    return { email: removed.email };
  }).catch(refuse(address));

/**
 * Creates a link that signs a person in once; while nobody has access, one that creates the first owner.
 * @throws {CommandRefused} if the address is missing, or has no access
 */
export const createAccessLink = (
  { db }: DatabaseContext,
  { email: address }: v.InferOutput<typeof accessLinkInput>,
): Promise<AccessLink> =>
  inTransaction(db, async (trx) => {
    if (address === undefined) {
      if (await hasUsers(trx)) {
        throw new CommandRefused('Somebody has access already. Add the e-mail address of the person.');
      }
      return toLink(await createLink(trx, null), null);
    }
    const user = await findUser(trx, address);
    if (!user) throw new CommandRefused(reasons['unknown-user'](address));
    await recordAction(trx, commandLine, 'createLink', { details: { name: user.name } });
    return toLink(await createLink(trx, user.id), user.email);
  });

/** Creates a set-up link while nobody has access; null otherwise. */
export const createSetupLink = ({ db }: DatabaseContext): Promise<AccessLink | null> =>
  inTransaction(db, async (trx) =>
    (await hasUsers(trx)) ? null : toLink(await createLink(trx, null), null),
  );
