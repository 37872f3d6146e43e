import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { sampleChecks, sampleHealth } from '../../machines/dashboard/health/health.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { HealthHistory } from './healthExpected.ts';
import { healthWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const [job] = sampleHealth.jobs as [(typeof sampleHealth.jobs)[number]];

createDashboardWalk<keyof typeof healthWalk.expected, HealthHistory>({
  ...healthWalk,
  title: 'the page about the health of the site',
  address: dashboardPages.health,
  history: { isChecked: false, done: undefined, isRepair: false, isMoved: false },
  requestBody: (call) => (call === 'retryJobs' ? { id: job.id } : undefined),
  createActions: ({ page, hostStub, history, record, press }) => ({
    'loadHealth.answered': () => hostStub.answerWith('loadHealth', sampleHealth),
    'loadHealth.failed.unreachable': () => hostStub.fail('loadHealth', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => {
      record({ isMoved: true });
      return press('action.tryAgain');
    },
    'connection.returned': () => {
      record({ isMoved: false });
      return reconnect(page);
    },
    'data.changed': async ({ from }) => {
      if (!/Unconfirmed$|looking/.test(from)) record({ isMoved: false });
      await reportDataChange(page, 'job');
    },
    'check.requested': async () => {
      record({ done: undefined, isMoved: false });
      return press('dashboard.health.checkAgain');
    },
    'checkSite.answered': async () => {
      record({ isChecked: true });
      await hostStub.answerWith('checkSite', sampleChecks);
    },
    'checkSite.failed.unreachable': () => hostStub.fail('checkSite', 'unreachable'),
    'jobRetry.requested': async () => {
      record({ done: undefined, isRepair: false, isMoved: false });
      const { text } = history().translator;
      const title = `${text('dashboard.today.job.mail')} ${job.reservation}`;
      const action = text('dashboard.health.jobs.retryOne', { title });
      await page.getByRole('button', { name: action, exact: true }).click();
      return button(action);
    },
    'repair.requested': async () => {
      record({ done: undefined, isRepair: true, isMoved: false });
      return press('dashboard.health.repair');
    },
    'jobRetry.repeated': () => {
      record({ isMoved: true });
      return press('dashboard.outcome.repeat');
    },
    'repair.repeated': () => {
      record({ isMoved: true });
      return press('dashboard.outcome.repeat');
    },
    'look.requested': () => {
      record({ isMoved: true });
      return press('dashboard.outcome.look');
    },
    'retryJobs.answered': async () => {
      record({ done: 'dashboard.health.jobs.retried', isMoved: true });
      await hostStub.answerWith('retryJobs', { retried: 1 });
    },
    'retryJobs.failed.command-refused': () => hostStub.fail('retryJobs', 'command-refused'),
    'retryJobs.failed.unreachable': async () => {
      await hostStub.fail('retryJobs', 'unreachable');
      record({ isMoved: false });
    },
    'repairWebhook.answered': async () => {
      record({ done: 'dashboard.health.repaired', isMoved: true });
      await hostStub.answerWith('repairWebhook', { isCorrect: true });
    },
    'repairWebhook.failed.command-refused': () => hostStub.fail('repairWebhook', 'command-refused'),
    'repairWebhook.failed.unreachable': async () => {
      await hostStub.fail('repairWebhook', 'unreachable');
      record({ isMoved: false });
    },
    'lookAtHealth.answered': async () => {
      await hostStub.answerWith('lookAtHealth', sampleHealth);
      record({ failure: undefined });
    },
    'lookAtHealth.failed.unreachable': () => hostStub.fail('lookAtHealth', 'unreachable'),
    'lookAtChecks.answered': async () => {
      await hostStub.answerWith('lookAtChecks', sampleChecks);
      record({ failure: undefined });
    },
    'lookAtChecks.failed.unreachable': () => hostStub.fail('lookAtChecks', 'unreachable'),
    'reassessHealth.answered': () => hostStub.answerWith('reassessHealth', sampleHealth),
    'reassessHealth.failed.unreachable': () => hostStub.fail('reassessHealth', 'unreachable'),
    'refreshHealth.answered': () => hostStub.answerWith('refreshHealth', sampleHealth),
    'refreshHealth.failed.unreachable': () => hostStub.fail('refreshHealth', 'unreachable'),
  }),
});
