import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { examplesWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof examplesWalk.expected, WalkHistory>({
  ...examplesWalk,
  title: 'the example stays',
  address: dashboardPages.more,
  session: { ...ownerSession, isSandbox: true },
  history: {},
  getPart: () => '[data-machine=examples]',
  createActions: ({ hostStub, press }) => ({
    'examples.fillRequested': () => press('dashboard.examples.fill'),
    'examples.removalRequested': () => press('dashboard.examples.remove'),
    'fillExamples.answered': () => hostStub.answerWith('fillExamples', { stays: 24 }),
    'fillExamples.failed.unreachable': () => hostStub.fail('fillExamples', 'unreachable'),
    'removeExamples.answered': () => hostStub.answerWith('removeExamples', { stays: 24 }),
    'removeExamples.failed.unreachable': () => hostStub.fail('removeExamples', 'unreachable'),
  }),
});
