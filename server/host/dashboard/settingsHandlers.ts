import type { settingsOperations } from '../../../contract/dashboard/settings.ts';
import { changeMail, sendTestMail } from '../commands/settings/changeMail.ts';
import { changePayments } from '../commands/settings/changePayments.ts';
import { changeIdentity, changeSite } from '../commands/settings/changeSite.ts';
import { describeSettings } from '../commands/settings/describeSettings.ts';
import type { DashboardCall, DashboardHandlers } from './dashboardCall.ts';

type Name = keyof typeof settingsOperations;

/** The person who changes the settings, and the version that they have seen. */
const getChanging = ({
  session,
  body,
}: Pick<DashboardCall<Name>, 'session'> & { body: { revision: string } }) => ({
  userId: session.user.id,
  revision: body.revision,
});

/**
 * The settings of the site. A change waits until this process uses it, and manages its transactions itself; it can be
 * repeated. The log of actions contains neither secrets nor texts.
 */
export const settingsHandlers: DashboardHandlers<Name> = {
  getSettings: { reads: (host) => describeSettings(host) },

  changeSite: {
    async external(host, call) {
      const { revision: _revision, ...site } = call.body;
      await changeSite(host, getChanging(call), site);
      return describeSettings(host);
    },
  },

  changeIdentity: {
    async external(host, call) {
      await changeIdentity(host, getChanging(call), call.body);
      return describeSettings(host);
    },
  },

  changeMail: {
    async external(host, call) {
      await changeMail(host, getChanging(call), call.body);
      return describeSettings(host);
    },
  },

  sendTestMail: {
    async external(host, { session }) {
      await sendTestMail(host, session);
      return { to: session.user.email };
    },
  },

  changePayments: {
    async external(host, call) {
      await changePayments(host, getChanging(call), call.body.key);
      return describeSettings(host);
    },
  },

  checkAddress: {
    async external({ settings, services }) {
      return { result: await settings.checkAddress(), address: services.address.value };
    },
  },
};
