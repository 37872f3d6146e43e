import * as v from 'valibot';
import { email } from '../schemas/guest.ts';
import { means } from '../schemas/means.ts';
import { instant, language, unitId } from '../schemas/primitives.ts';
import { actionFilters } from './actionKinds.ts';
import type { HostOperation } from '../operation.ts';
import { role, roles } from './role.ts';
import { userName } from './user.ts';

const entryId = v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long'));
const userId = means(entryId, 'The id of a person who has access.');

const listedUser = v.object({
  id: userId,
  name: userName,
  email,
  role,
  language,
  since: means(instant, 'The time at which the person got access.'),
  seenAt: means(v.nullable(instant), 'The last use of a session; null if the person has none.'),
  isYou: means(v.boolean(), 'Whether it is the signed-in person.'),
});
const userList = v.object({ users: v.array(listedUser) });

const userAdded = v.object({
  id: userId,
  link: means(
    v.string(),
    'The address that signs the person in once, until `linkExpiresAt`. It is also sent to the person by e-mail, unless the site is without a mail server.',
  ),
  linkExpiresAt: instant,
});

const sessionList = v.object({
  sessions: v.array(
    v.object({
      id: means(entryId, 'The id of the session, which opens nothing.'),
      agent: means(v.string(), 'The browser and system, such as `Firefox on Windows`; may be empty.'),
      since: means(instant, 'The time of the sign-in.'),
      seenAt: means(instant, 'The last use, to within five minutes.'),
      isThis: means(v.boolean(), 'Whether it is the session of this call.'),
    }),
  ),
});

const action = v.object({
  id: means(v.string(), 'The id of the entry.'),
  actor: means(v.string(), 'The name of the person, or `command line`.'),
  action: means(v.string(), 'The name of the operation, or `signIn`.'),
  reservationId: v.nullable(entryId),
  reservationNumber: means(v.nullable(v.string()), 'The number of the reservation, if it still exists.'),
  unitId: v.nullable(unitId),
  details: means(v.nullable(v.record(v.string(), v.unknown())), 'Values before and after, for example.'),
  at: instant,
});
const actionPage = v.object({
  actions: means(v.array(action), 'At most 50 entries, the newest first.'),
  next: means(v.nullable(v.string()), 'The value of `before` for the next page; null on the last page.'),
});

const done = v.object({});
const you = roles;
const owner = ['owner'] as const;

/** People who have access, and one's own sessions. Handlers call the same functions as the commands `access`. */
export const userOperations = {
  listUsers: {
    method: 'get',
    path: '/users',
    summary: 'List everybody who has access',
    success: { status: 200, answer: userList },
    problems: {},
    roles: owner,
    effect: 'reads',
  },
  addUser: {
    method: 'post',
    path: '/users',
    summary: 'Give a person access, and send an invitation by e-mail',
    body: v.object({ name: userName, email, role, language }),
    success: { status: 201, answer: userAdded },
    problems: { 409: ['email-taken', 'idempotency-mismatch'], 422: ['validation-failed'] },
    roles: owner,
    effect: 'access',
  },
  changeRole: {
    method: 'post',
    path: '/users/{id}/role',
    summary: 'Change a person’s role, and sign them out everywhere',
    params: { id: userId },
    body: v.object({ role }),
    success: { status: 200, answer: done },
    problems: {
      404: ['not-found', 'unknown-user'],
      409: ['last-owner', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
    roles: owner,
    effect: 'access',
  },
  removeUser: {
    method: 'post',
    path: '/users/{id}/remove',
    summary: 'End a person’s access, and sign them out everywhere',
    params: { id: userId },
    success: { status: 200, answer: done },
    problems: { 404: ['not-found', 'unknown-user'], 409: ['last-owner', 'idempotency-mismatch'] },
    roles: owner,
    effect: 'access',
  },
  listSessions: {
    method: 'get',
    path: '/sessions',
    summary: 'List one’s own sessions',
    success: { status: 200, answer: sessionList },
    problems: {},
    roles: you,
    effect: 'reads',
  },
  endSession: {
    method: 'post',
    path: '/sessions/{id}/end',
    summary: 'End one of one’s own sessions',
    params: { id: entryId },
    success: { status: 200, answer: done },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'] },
    roles: you,
    effect: 'changes',
  },
  listActions: {
    method: 'get',
    path: '/actions',
    summary: 'List what people did, the newest first',
    query: v.object({
      before: v.optional(
        means(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'invalid_id')), 'Only entries before this one.'),
      ),
      kind: v.optional(
        means(
          v.picklist(actionFilters, 'invalid_choice'),
          'Only entries of this kind. If omitted, all except sign-ins; `all` includes them.',
        ),
      ),
      search: v.optional(
        means(
          v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(100, 'too_long')),
          'A part of the name of the person or of the number of the reservation.',
        ),
      ),
    }),
    success: { status: 200, answer: actionPage },
    problems: { 422: ['validation-failed'] },
    roles: owner,
    effect: 'reads',
  },
} as const satisfies Record<string, HostOperation>;
