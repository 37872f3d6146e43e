import type { LinkContent, sessionOperations } from '../../../contract/dashboard/session.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal, refuseValue } from '../base/refusal.ts';
import type { Trx } from '../store/database.ts';
import {
  addUser,
  consumeLink,
  createSession,
  deleteSetupLinks,
  endSession,
  findLink,
  findSession,
  hasUsers,
  lockAccess,
  recordAction,
  requestCode,
  verifyCode,
  type SignedIn,
} from '../users/index.ts';
import type { DashboardHandlers } from './call.ts';
import { sessionCookie, signInCookie } from './cookies.ts';
import { describeSession } from './describeSession.ts';

/** Signs a person in, and returns the session with its cookie. An earlier session of the browser ends. */
async function signIn(
  trx: Trx,
  host: HostContext,
  userId: string,
  { session: earlier, agent, by }: { session: SignedIn | undefined; agent: string; by: string },
) {
  if (earlier) await endSession(trx, earlier.sessionId);
  const secret = await createSession(trx, userId, agent);
  const session = (await findSession(trx, secret))!;
  await recordAction(trx, session.user, 'signIn', { details: { by } });
  return {
    answer: await describeSession(trx, host, session),
    cookies: [sessionCookie(host.pages, secret), signInCookie(host.pages, undefined)],
  };
}

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

async function requireLink(db: HostContext['db'], token: string): Promise<Link> {
  const link = await findLink(db, token);
  if (!link) throw new Refusal('link-expired');
  return link;
}

const describeLink = ({ name, email, locale }: Link): LinkContent =>
  name === null || email === null || locale === null
    ? { kind: 'setup' }
    : { kind: 'access', name, email, language: locale };

/** Sign-in by code and link, and the own session. */
export const sessionHandlers: DashboardHandlers<keyof typeof sessionOperations> = {
  getSession: { reads: (host, { session }) => describeSession(host.db, host, session) },

  requestCode: {
    async signsIn(trx, host, { body, networks }) {
      const { secret, expiresAt } = await requestCode(trx, host, { ...body, networks });
      return {
        answer: { codeExpiresAt: expiresAt.toISOString() },
        cookies: [signInCookie(host.pages, secret)],
      };
    },
  },

  verifyCode: {
    async signsIn(trx, host, { body, cookies, session, agent }) {
      const userId = await verifyCode(trx, host, { secret: cookies.signIn, code: body.code });
      return userId instanceof Refusal ? userId : signIn(trx, host, userId, { session, agent, by: 'code' });
    },
  },

  readLink: { reads: async ({ db }, { body }) => describeLink(await requireLink(db, body.token)) },

  openLink: {
    async signsIn(trx, host, { body: { token, owner }, session, agent }) {
      const link = await requireLink(trx, token);
      if (link.userId === null && !owner) throw refuseValue('owner', 'blank');
      if (link.userId === null) {
        await lockAccess(trx);
        if (await hasUsers(trx)) throw new Refusal('link-expired');
      }
      if (!(await consumeLink(trx, link.tokenHash))) throw new Refusal('link-expired');
      if (link.userId !== null) return signIn(trx, host, link.userId, { session, agent, by: 'link' });
      const first = await addUser(trx, { ...owner!, role: 'owner' });
      await deleteSetupLinks(trx);
      return signIn(trx, host, first.id, { session, agent, by: 'set-up link' });
    },
  },

  signOut: {
    async signsIn(trx, host, { session }) {
      await endSession(trx, session.sessionId);
      await recordAction(trx, session.user, 'signOut');
      return { answer: {}, cookies: [sessionCookie(host.pages, undefined)] };
    },
  },
};
