import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { settingsPath } from '../../contract/dashboard/pages.ts';
import { sampleSettings } from '../../machines/dashboard/shared/settings.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { mailTestWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof mailTestWalk.expected, WalkHistory>({
  ...mailTestWalk,
  title: 'a test e-mail',
  address: settingsPath('mail'),
  history: {},
  getPart: () => '[data-machine=mailTest]',
  arrive: ({ hostStub }) => hostStub.answerWith('getSettings', sampleSettings),
  createActions: ({ hostStub, press }) => {
    const fail = (kind: FailureKind) => () => hostStub.fail('sendTestMail', kind);
    return {
      'test.requested': () => press('dashboard.settings.test.send'),
      'sendTestMail.answered': () => hostStub.answerWith('sendTestMail', { to: 'ines@example.com' }),
      'sendTestMail.failed.mail-server-failed': fail('mail-server-failed'),
      'sendTestMail.failed.no-mail-server': fail('no-mail-server'),
      'sendTestMail.failed.too-many-requests': fail('too-many-requests'),
      'sendTestMail.failed.unreachable': fail('unreachable'),
    };
  },
});
