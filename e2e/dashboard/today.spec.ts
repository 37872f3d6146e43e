import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { sampleToday } from '../../machines/dashboard/today/today.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { TodayHistory } from './todayExpected.ts';
import { todayWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const [{ guestName: name }] = sampleToday.arrivals as [(typeof sampleToday.arrivals)[0]];
const job = sampleToday.attention.find(({ kind }) => kind === 'job') as { id: string; number: string };

createDashboardWalk<keyof typeof todayWalk.expected, TodayHistory>({
  ...todayWalk,
  title: 'the page of today',
  address: dashboardPage,
  history: { done: undefined, isMoved: false },
  requestBody: (call) => (call === 'retryJob' ? { id: job.id } : undefined),
  createActions: ({ page, hostStub, history, record, press }) => ({
    'loadToday.answered': () => hostStub.answerWith('loadToday', sampleToday),
    'loadToday.failed.unreachable': () => hostStub.fail('loadToday', 'unreachable'),
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
      await reportDataChange(page, 'reservation');
    },
    'reminder.requested': async () => {
      record({ done: undefined, isMoved: false });
      const action = history().translator.text('dashboard.today.remind', { name });
      await page.getByRole('button', { name: action, exact: true }).click();
      return button(action);
    },
    'jobRetry.requested': async () => {
      record({ done: undefined, isMoved: false });
      const action = `${history().translator.text('dashboard.today.retry')} ${job.number}`;
      await page.getByRole('button', { name: action, exact: true }).click();
      return button(action);
    },
    'reminder.repeated': () => {
      record({ isMoved: true });
      return press('dashboard.outcome.repeat');
    },
    'jobRetry.repeated': () => {
      record({ isMoved: true });
      return press('dashboard.outcome.repeat');
    },
    'look.requested': () => {
      record({ isMoved: true });
      return press('dashboard.outcome.look');
    },
    'lookAtToday.answered': async () => {
      await hostStub.answerWith('lookAtToday', sampleToday);
      record({ failure: undefined });
    },
    'lookAtToday.failed.unreachable': () => hostStub.fail('lookAtToday', 'unreachable'),
    'reassessToday.answered': () => hostStub.answerWith('reassessToday', sampleToday),
    'reassessToday.failed.unreachable': () => hostStub.fail('reassessToday', 'unreachable'),
    'remindGuest.answered': async () => {
      record({ done: 'dashboard.today.reminded', isMoved: true });
      await hostStub.answerWith('remindGuest', { number: 'FYR3-FCYH', sentTo: 'm…@example.com' });
    },
    'remindGuest.failed.command-refused': () => hostStub.fail('remindGuest', 'command-refused'),
    'remindGuest.failed.unreachable': async () => {
      await hostStub.fail('remindGuest', 'unreachable');
      record({ isMoved: false });
    },
    'retryJob.answered': async () => {
      record({ done: 'dashboard.today.retried', isMoved: true });
      await hostStub.answerWith('retryJob', { retried: 1 });
    },
    'retryJob.failed.command-refused': () => hostStub.fail('retryJob', 'command-refused'),
    'retryJob.failed.unreachable': async () => {
      await hostStub.fail('retryJob', 'unreachable');
      record({ isMoved: false });
    },
    'refreshToday.answered': () => hostStub.answerWith('refreshToday', sampleToday),
    'refreshToday.failed.unreachable': () => hostStub.fail('refreshToday', 'unreachable'),
  }),
});
