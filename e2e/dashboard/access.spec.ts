import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { accessLink, people } from '../../machines/dashboard/access/access.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import type { AccessHistory } from './accessExpected.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { proveIdentity } from './proofSteps.ts';
import { accessWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const invited = { name: 'Rita Alves', email: 'rita@example.com' };
const { name } = people[1]!;

createDashboardWalk<keyof typeof accessWalk.expected, AccessHistory>({
  ...accessWalk,
  title: 'the page about access',
  address: dashboardPages.access,
  history: { name: '', email: '', isEmailRefused: false, change: 'removal' },
  requestBody: (call, { change, translator: { language }, ...person }) => {
    if (call === 'invitePerson') return { name: person.name, email: person.email, role: 'manager', language };
    return call === 'changeAccess' && change === 'role' ? { role: 'manager' } : undefined;
  },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const type = async (typed: Partial<typeof invited>) => {
      for (const [field, value] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(value);
      record({ ...typed, ...(typed.email !== undefined && { isEmailRefused: false }) });
    };
    const pressNamed = async (action: string) => {
      await main.getByRole('button', { name: action, exact: true }).click();
      return button(action);
    };
    const fail = (call: 'invitePerson' | 'changeAccess', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    return {
      'listPeople.answered': () => hostStub.answerWith('listPeople', { users: people }),
      'listPeople.failed.unreachable': () => hostStub.fail('listPeople', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'invitation.opened': async () => {
        record({ isEmailRefused: false });
        return press('dashboard.access.invite');
      },
      'invitation.changed': () => type({ name: history().name === invited.name ? 'Rosa' : invited.name }),
      'invitation.submitted': async ({ from }) => {
        if (from === 'inviting.unconfirmed') return press('dashboard.outcome.repeat');
        await type(invited);
        return press('dashboard.access.send');
      },
      'role.chosen': async () => {
        record({ change: 'role' });
        await main.getByRole('combobox').selectOption('manager');
      },
      'removal.requested': async () => {
        record({ change: 'removal' });
        return pressNamed(history().translator.text('dashboard.access.remove', { name }));
      },
      'change.confirmed': ({ from }) => {
        if (from === 'changing.unconfirmed') return press('dashboard.outcome.repeat');
        const { change, translator } = history();
        return change === 'role'
          ? press('dashboard.access.changeRole')
          : pressNamed(translator.text('dashboard.access.remove', { name }));
      },
      'change.abandoned': ({ from }) =>
        press(from.endsWith('unconfirmed') ? 'dashboard.outcome.look' : 'dashboard.access.back'),
      'list.requested': () => {
        // An invitation that was not sent is still in the form.
        record({ name: '', email: '' });
        return press('dashboard.access.back');
      },
      'invitePerson.answered': () =>
        hostStub.answerWith('invitePerson', {
          id: 'u-3',
          link: accessLink,
          linkExpiresAt: '2999-01-01T00:00:00Z',
        }),
      'invitePerson.failed.proof-required': fail('invitePerson', 'proof-required'),
      'invitePerson.failed.validation-failed': async () => {
        await hostStub.fail('invitePerson', 'validation-failed');
        record({ isEmailRefused: true });
      },
      'invitePerson.failed.email-taken': fail('invitePerson', 'email-taken'),
      'invitePerson.failed.command-refused': fail('invitePerson', 'command-refused'),
      'invitePerson.failed.too-many-requests': fail('invitePerson', 'too-many-requests'),
      'invitePerson.failed.unreachable': fail('invitePerson', 'unreachable'),
      'changeAccess.answered': () => hostStub.answerWith('changeAccess', {}),
      'changeAccess.failed.proof-required': fail('changeAccess', 'proof-required'),
      'changeAccess.failed.command-refused': fail('changeAccess', 'command-refused'),
      'changeAccess.failed.too-many-requests': fail('changeAccess', 'too-many-requests'),
      'changeAccess.failed.unreachable': fail('changeAccess', 'unreachable'),
      'changeAccess.failed.last-owner': fail('changeAccess', 'last-owner'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
