import { dashboardPages } from '../../contract/dashboard/pages.ts';
import type { BackupList } from '../../contract/dashboard/backups.ts';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { runningBackup, sampleBackups } from '../../machines/dashboard/backups/backups.samples.ts';
import { lookInterval } from '../../machines/dashboard/backups/backups.setup.ts';
import type { Call } from '../support/calls.ts';
import { elapseDelay } from '../support/heldDelays.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import type { BackupsHistory } from './backupsExpected.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { proveIdentity } from './proofSteps.ts';
import { backupsWalk } from './walks.ts';

// The times are those of the device, in the same time zone as the property.
test.use({ allowsFailedCalls: true, timezoneId: 'Europe/Lisbon' });

const { backup, madeAt, bytes } = sampleBackups.backups[0]!;

createDashboardWalk<keyof typeof backupsWalk.expected, BackupsHistory>({
  ...backupsWalk,
  title: 'the page about backups',
  address: dashboardPages.backups,
  delays: [lookInterval],
  history: { isRunning: false, isMoved: false },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const pressNamed = async (id: 'dashboard.backups.drillOne' | 'dashboard.backups.downloadOne') => {
      const { text, moment } = history().translator;
      const name = text(id, { moment: moment(madeAt) });
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      return button(name);
    };
    const answer =
      (call: Call, list: BackupList, more: Partial<BackupsHistory> = {}) =>
      async () => {
        await hostStub.answerWith(call, list);
        record({ isRunning: list.running !== null, ...more });
      };
    const fail = (call: Call, kind: FailureKind) => () => hostStub.fail(call, kind);
    const failStart = (kind: FailureKind) => async () => {
      record({ isMoved: false });
      await hostStub.fail('startTask', kind);
    };
    return {
      'listBackups.answered': answer('listBackups', sampleBackups),
      'listBackups.answered.running': answer('listBackups', runningBackup),
      'listBackups.failed.unreachable': fail('listBackups', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => {
        record({ isMoved: true });
        return press('action.tryAgain');
      },
      'connection.returned': () => reconnect(page),
      'backup.requested': () => {
        record({ isMoved: false });
        return press('dashboard.backups.make');
      },
      'drill.requested': () => {
        record({ isMoved: false });
        return pressNamed('dashboard.backups.drillOne');
      },
      'startTask.answered': async () => {
        record({ isMoved: true });
        await hostStub.answerWith('startTask', runningBackup.running!);
      },
      'startTask.failed.command-refused': failStart('command-refused'),
      'startTask.failed.unreachable': failStart('unreachable'),
      'lookInterval.passed': () => elapseDelay(page, lookInterval),
      'refreshBackups.answered': answer('refreshBackups', sampleBackups),
      'refreshBackups.answered.running': answer('refreshBackups', runningBackup),
      'refreshBackups.failed.unreachable': fail('refreshBackups', 'unreachable'),
      'reassessBackups.answered': answer('reassessBackups', sampleBackups),
      'reassessBackups.answered.running': answer('reassessBackups', runningBackup, { isMoved: true }),
      'reassessBackups.failed.unreachable': async () => {
        record({ isMoved: false });
        await hostStub.fail('reassessBackups', 'unreachable');
      },
      'lookAtBackups.answered': answer('lookAtBackups', sampleBackups, { failure: undefined }),
      'lookAtBackups.answered.running': answer('lookAtBackups', runningBackup, { isMoved: true }),
      'lookAtBackups.failed.unreachable': fail('lookAtBackups', 'unreachable'),
      'look.requested': () => {
        record({ isMoved: true });
        return press('dashboard.outcome.look');
      },
      'task.repeated': () => {
        record({ isMoved: true });
        return press('dashboard.outcome.repeat');
      },
      'download.requested': () => pressNamed('dashboard.backups.downloadOne'),
      'download.confirmed': () => press('dashboard.backups.prepare'),
      'list.requested': () => {
        record({ isMoved: false });
        return press('dashboard.access.back');
      },
      'prepareBackup.answered': () => hostStub.answerWith('prepareBackup', { backup, bytes }),
      'prepareBackup.failed.proof-required': fail('prepareBackup', 'proof-required'),
      'prepareBackup.failed.command-refused': fail('prepareBackup', 'command-refused'),
      'prepareBackup.failed.too-many-requests': fail('prepareBackup', 'too-many-requests'),
      'prepareBackup.failed.unreachable': fail('prepareBackup', 'unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
