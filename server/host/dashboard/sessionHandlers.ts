import type { LinkContent, sessionOperations } from '../../../contract/dashboard/session.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal, refuseValue } from '../base/refusal.ts';
import {
  addUser,
  consumeLink,
  deleteSetupLinks,
  endSession,
  findLink,
  hasUsers,
  lockAccess,
  recordAction,
  requestCode,
  verifyCode,
} from '../users/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { bindingCookie, sessionCookie } from './cookies.ts';
import { describeSession } from './describeSession.ts';
import { signIn } from './signIn.ts';

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
        cookies: [bindingCookie(host.pages, 'code', secret)],
      };
    },
  },

  verifyCode: {
    async signsIn(trx, host, call) {
      const userId = await verifyCode(trx, host, { secret: call.cookies.code, code: call.body.code });
      return userId instanceof Refusal ? userId : signIn(trx, host, userId, call, 'code');
    },
  },

  readLink: { reads: async ({ db }, { body }) => describeLink(await requireLink(db, body.token)) },

  openLink: {
    async signsIn(trx, host, call) {
      const { token, owner } = call.body;
      const { tokenHash, userId } = await requireLink(trx, token);
      if (userId === null) {
        await lockAccess(trx);
        if (await hasUsers(trx)) throw new Refusal('link-expired');
        if (!owner) throw refuseValue('owner', 'blank');
      }
      if (!(await consumeLink(trx, tokenHash))) throw new Refusal('link-expired');
      if (userId !== null) return signIn(trx, host, userId, call, 'link');
      const first = await addUser(trx, { ...owner!, role: 'owner' });
      await deleteSetupLinks(trx);
      return signIn(trx, host, first.id, call, 'set-up link');
    },
  },

  signOut: {
    async signsIn(trx, host, { session: { sessionId, user } }) {
      await endSession(trx, sessionId, user.id);
      await recordAction(trx, user, 'signOut');
      return { answer: {}, cookies: [sessionCookie(host.pages, undefined)] };
    },
  },
};
