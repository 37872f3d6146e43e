import { setupLink } from '../../../contract/dashboard/pages.ts';
import type { userOperations } from '../../../contract/dashboard/users.ts';
import { Refusal } from '../base/refusal.ts';
import {
  addUser,
  changeRole,
  createLink,
  invitationMinutes,
  endSession,
  inviteUser,
  readActions,
  readSessions,
  readUsersWithUse,
  removeUser,
  requireUser,
} from '../users/index.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { sealedAnswer } from './sealedAnswer.ts';

/** People who have access, and one's own sessions. */
export const userHandlers: DashboardHandlers<keyof typeof userOperations> = {
  listUsers: {
    async reads({ db }, { session }) {
      const users = await readUsersWithUse(db);
      return {
        users: users.map(({ id, name, email, role, locale, createdAt, seenAt }) => ({
          id,
          name,
          email,
          role,
          language: locale,
          since: createdAt.toISOString(),
          seenAt: seenAt?.toISOString() ?? null,
          isYou: id === session.user.id,
        })),
      };
    },
  },

  addUser: {
    secret: sealedAnswer,
    async writes(trx, host, { body, note }) {
      const user = await addUser(trx, body);
      const { token, expiresAt } = await createLink(trx, user.id, invitationMinutes);
      if (host.mailsAccess) await inviteUser(trx, host, user.id, token);
      note({ details: { name: user.name, role: user.role } });
      return {
        id: user.id,
        link: host.pages.origin + setupLink(token),
        linkExpiresAt: expiresAt.toISOString(),
      };
    },
  },

  changeRole: {
    async writes(trx, _, { params, body: { role }, note }) {
      const { name, role: before } = await changeRole(trx, params.id, role);
      note({ details: { name, before, after: role } });
      return {};
    },
  },

  removeUser: {
    async writes(trx, _, { params, note }) {
      const { email } = await requireUser(trx, params.id);
      const { name, role } = await removeUser(trx, email);
      note({ details: { name, role } });
      return {};
    },
  },

  listSessions: {
    async reads({ db }, { session: { sessionId, user } }) {
      const sessions = await readSessions(db, user.id);
      return {
        sessions: sessions.map(({ id, agent, createdAt, seenAt }) => ({
          id,
          agent,
          since: createdAt.toISOString(),
          seenAt: seenAt.toISOString(),
          isThis: id === sessionId,
        })),
      };
    },
  },

  endSession: {
    async writes(trx, _, { params, session }) {
      if (!(await endSession(trx, params.id, session.user.id))) throw new Refusal('not-found');
      return {};
    },
  },

  listActions: { reads: ({ db }, { query }) => readActions(db, query) },
};
