import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { sampleProgress } from '../../machines/dashboard/firstRun/firstRun.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { FirstRunHistory, Next } from './firstRunExpected.ts';
import { firstRunWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const steps = Object.keys(sampleProgress) as Next[];

/** The progress without named errors, whose texts tests/views compares. */
const getProgress = (next: Next) => ({
  ...sampleProgress[next],
  steps: sampleProgress[next].steps.map((step) => ({ ...step, errors: 0, missing: [] })),
});

createDashboardWalk<keyof typeof firstRunWalk.expected, FirstRunHistory>({
  ...firstRunWalk,
  title: 'the first steps of an owner',
  address: dashboardPages.welcome,
  history: { next: 'person' },
  createActions: ({ page, hostStub, record, press }) => {
    const answers = (call: 'showProgress' | 'refreshProgress') =>
      Object.fromEntries(
        steps.map((next) => [
          `${call}.answered.${next}`,
          async () => {
            await hostStub.answerWith(call, getProgress(next));
            record({ next });
          },
        ]),
      );
    return {
      ...answers('showProgress'),
      ...answers('refreshProgress'),
      'showProgress.failed.unreachable': () => hostStub.fail('showProgress', 'unreachable'),
      'refreshProgress.failed.unreachable': () => hostStub.fail('refreshProgress', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async () => void (await reportDataChange(page, 'content')),
    };
  },
});
