import { settingsPath } from '../../contract/dashboard/pages.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { addressCheckWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof addressCheckWalk.expected, WalkHistory>({
  ...addressCheckWalk,
  title: 'the check of the public address',
  address: settingsPath('address'),
  history: {},
  createActions: ({ page, hostStub, press }) => ({
    'getSettings.answered': () => hostStub.answerWith('getSettings', sampleSettings),
    'getSettings.failed.unreachable': () => hostStub.fail('getSettings', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    'check.requested': () => press('dashboard.settings.address.check'),
    'checkAddress.answered': () =>
      hostStub.answerWith('checkAddress', { result: 'ok', address: sampleSettings.address.value }),
    'checkAddress.failed.too-many-requests': () => hostStub.fail('checkAddress', 'too-many-requests'),
    'checkAddress.failed.unreachable': () => hostStub.fail('checkAddress', 'unreachable'),
  }),
});
