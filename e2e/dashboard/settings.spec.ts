import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { settingsWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof settingsWalk.expected, WalkHistory>({
  ...settingsWalk,
  title: 'the list of settings',
  address: dashboardPages.settings,
  history: {},
  createActions: ({ page, hostStub, press }) => ({
    'getSettings.answered': () => hostStub.answerWith('getSettings', sampleSettings),
    'getSettings.failed.unreachable': () => hostStub.fail('getSettings', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'data.changed': async () => void (await reportDataChange(page, 'content')),
    'refreshSettings.answered': () => hostStub.answerWith('refreshSettings', sampleSettings),
    'refreshSettings.failed.unreachable': () => hostStub.fail('refreshSettings', 'unreachable'),
  }),
});
