import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { bulletinFiles, dueStays } from '../../machines/dashboard/bulletins/bulletins.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import type { BulletinsHistory } from './bulletinsExpected.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { proveIdentity } from './proofSteps.ts';
import { bulletinsWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const [{ reservationId, guestName }] = dueStays;

createDashboardWalk<keyof typeof bulletinsWalk.expected, BulletinsHistory>({
  ...bulletinsWalk,
  title: 'the page about bulletins',
  address: dashboardPages.bulletins,
  history: { isFiled: false, isMoved: false },
  requestBody: (call) =>
    call === 'exportBulletins' || call === 'markFiled' ? { reservationIds: [reservationId] } : undefined,
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => ({
    'listBulletins.answered': () => hostStub.answerWith('listBulletins', dueStays),
    'listBulletins.failed.unreachable': () => hostStub.fail('listBulletins', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => {
      record({ isMoved: true });
      return press('action.tryAgain');
    },
    'connection.returned': () => {
      record({ isMoved: false });
      return reconnect(page);
    },
    'data.changed': async () => {
      record({ isMoved: false });
      await reportDataChange(page, 'reservation');
    },
    'export.requested': async () => {
      record({ isFiled: false });
      const action = history().translator.text('dashboard.bulletins.export', { count: 1 });
      await page.getByRole('button', { name: action, exact: true }).click();
      return button(action);
    },
    'export.confirmed': () => press('dashboard.bulletins.create'),
    'filing.requested': async ({ from }) => {
      record({ isFiled: false });
      const action = history().translator.text('dashboard.bulletins.file');
      const name = from === 'exported' ? action : `${action} ${guestName}`;
      await page.getByRole('button', { name, exact: true }).click();
      return button(name);
    },
    'filing.confirmed': ({ from }) =>
      press(from === 'filing.unconfirmed' ? 'dashboard.outcome.repeat' : 'dashboard.bulletins.file'),
    'list.requested': ({ from }) => {
      record({ isMoved: true });
      return press(from === 'filing.unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.access.back');
    },
    'exportBulletins.answered': () => hostStub.answerWith('exportBulletins', bulletinFiles),
    'exportBulletins.failed.proof-required': () => hostStub.fail('exportBulletins', 'proof-required'),
    'exportBulletins.failed.command-refused': () => hostStub.fail('exportBulletins', 'command-refused'),
    'exportBulletins.failed.too-many-requests': () => hostStub.fail('exportBulletins', 'too-many-requests'),
    'exportBulletins.failed.unreachable': () => hostStub.fail('exportBulletins', 'unreachable'),
    'proof.answered.proven': () => proveIdentity(page, hostStub),
    'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    'markFiled.answered': async () => {
      record({ isFiled: true, isMoved: true });
      await hostStub.answerWith('markFiled', { noted: 1 });
    },
    'markFiled.failed.proof-required': () => hostStub.fail('markFiled', 'proof-required'),
    'markFiled.failed.command-refused': () => hostStub.fail('markFiled', 'command-refused'),
    'markFiled.failed.too-many-requests': () => hostStub.fail('markFiled', 'too-many-requests'),
    'markFiled.failed.unreachable': () => hostStub.fail('markFiled', 'unreachable'),
    'refreshBulletins.answered': () => hostStub.answerWith('refreshBulletins', dueStays),
    'refreshBulletins.failed.unreachable': () => hostStub.fail('refreshBulletins', 'unreachable'),
  }),
});
