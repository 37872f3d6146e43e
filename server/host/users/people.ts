import type { Role } from '../../../contract/dashboard/role.ts';
import type { Language } from '../../../contract/values/language.ts';
import { newId } from '../reservations/newNames.ts';
import type { Database, Trx } from '../store/database.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { readTime } from '../store/readTime.ts';
import type { HostUserRow } from '../store/schema.ts';
import { AccessRefused } from './accessRefused.ts';

export interface NewUser {
  name: string;
  /** Normalised, in lower case. */
  email: string;
  role: Role;
  language: Language;
}

/** Waits for other changes of access: otherwise two owners could remove each other at the same time. */
export const lockAccess = (trx: Trx): Promise<void> => lockMarks(trx, ['host access']);

/** Returns everybody who has access, in the order of their names. */
export const readUsers = (db: Database): Promise<HostUserRow[]> =>
  db.selectFrom('hostUser').selectAll().orderBy('name').orderBy('email').execute();

/** Returns everybody who has access, with the last use of their sessions. */
export const readUsersWithUse = (db: Database) =>
  db
    .selectFrom('hostUser')
    .leftJoin('hostSession', 'hostSession.userId', 'hostUser.id')
    .selectAll('hostUser')
    .select((aggregate) => aggregate.fn.max('seenAt').as('seenAt'))
    .groupBy('hostUser.id')
    .orderBy('name')
    .orderBy('email')
    .execute();

/** Whether anybody has access. */
export const hasUsers = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('hostUser').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Returns the person with an e-mail address. */
export const findUser = (db: Database, email: string): Promise<HostUserRow | undefined> =>
  db.selectFrom('hostUser').selectAll().where('email', '=', email).executeTakeFirst();

/**
 * Gives a person access.
 * @throws {AccessRefused} if the address has access, or the first person is not an owner
 */
export async function addUser(trx: Trx, { name, email, role, language }: NewUser): Promise<HostUserRow> {
  await lockAccess(trx);
  if (await findUser(trx, email)) throw new AccessRefused('email-taken');
  if (role !== 'owner' && !(await hasUsers(trx))) throw new AccessRefused('last-owner');
  const createdAt = await readTime(trx);
  return trx
    .insertInto('hostUser')
    .values({ id: newId(), email, name, role, locale: language, createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws {AccessRefused} if the person is the only owner */
async function requireOtherOwner(trx: Trx, { id, role }: HostUserRow): Promise<void> {
  if (role !== 'owner') return;
  const other = await trx
    .selectFrom('hostUser')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new AccessRefused('last-owner');
}

/** Returns the person with an id. */
export const findUserById = (db: Database, id: string): Promise<HostUserRow | undefined> =>
  db.selectFrom('hostUser').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws {AccessRefused} if nobody who has access has the id */
export async function requireUser(db: Database, id: string): Promise<HostUserRow> {
  const user = await findUserById(db, id);
  if (!user) throw new AccessRefused('unknown-user');
  return user;
}

/**
 * Changes a person's role, and ends all sessions of the person. Returns the person as before.
 * @throws {AccessRefused} if nobody has the id, or the person is the only owner
 */
export async function changeRole(trx: Trx, id: string, role: Role): Promise<HostUserRow> {
  await lockAccess(trx);
  const user = await requireUser(trx, id);
  if (role === user.role) return user;
  await requireOtherOwner(trx, user);
  await trx.updateTable('hostUser').set({ role }).where('id', '=', id).execute();
  await trx.deleteFrom('hostSession').where('userId', '=', id).execute();
  return user;
}

/**
 * Ends a person's access, with all sessions, passkeys, codes and links.
 * @throws {AccessRefused} if nobody has the address, or the person is the only owner
 */
export async function removeUser(trx: Trx, email: string): Promise<HostUserRow> {
  await lockAccess(trx);
  const user = await findUser(trx, email);
  if (!user) throw new AccessRefused('unknown-user');
  await requireOtherOwner(trx, user);
  await trx.deleteFrom('hostUser').where('id', '=', user.id).execute();
  return user;
}
