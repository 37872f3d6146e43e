import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { settingsPath } from '../../contract/dashboard/pages.ts';
import {
  changedSettings,
  fixedSettings,
  sampleSettings,
} from '../../machines/dashboard/shared/settings.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { proveIdentity } from './proofSteps.ts';
import type { MailFormHistory } from './settingsFormExpected.ts';
import { settingsFormWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof settingsFormWalk.expected, MailFormHistory>({
  ...settingsFormWalk,
  title: 'the form of the mail server',
  address: settingsPath('mail'),
  history: {
    server: sampleSettings.mail.value!.server,
    password: '',
    revision: sampleSettings.revision,
    isRemoval: false,
    isServerRefused: false,
    wasRejected: false,
    isPresent: false,
  },
  requestBody: (call, { revision, isRemoval, server, password }) => {
    if (call !== 'saveSettings') return undefined;
    if (isRemoval) return { revision, mail: null };
    return {
      revision,
      mail: { server, port: 587, security: 'starttls', user: 'ines' },
      ...(password !== '' && { password }),
      from: 'bookings@casa.example',
    };
  },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const fail = (kind: FailureKind) => () => hostStub.fail('saveSettings', kind);
    const reject = (kind: FailureKind) => async () => {
      await hostStub.fail('saveSettings', kind);
      record({ wasRejected: true });
    };
    const field = (name: string) => page.locator(`[name="${name}"]`);
    return {
      'getSettings.answered': () => hostStub.answerWith('getSettings', sampleSettings),
      'getSettings.answered.fixed': () => hostStub.answerWith('getSettings', fixedSettings),
      'getSettings.failed.unreachable': () => hostStub.fail('getSettings', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'entry.changed': async () => {
        const server = history().server === 'mx.example.com' ? 'mx2.example.com' : 'mx.example.com';
        await field('mail.server').fill(server);
        record({ server, isServerRefused: false });
      },
      'secret.changed': async () => {
        const password = history().password === 'first' ? 'second' : 'first';
        await field('password').fill(password);
        record({ password });
      },
      'entry.submitted': async () => {
        const pressed = await press('dashboard.settings.mail.save');
        record({ isRemoval: false });
        return pressed;
      },
      'removal.requested': async () => {
        const pressed = await press('dashboard.settings.mail.remove');
        record({ isRemoval: true, isServerRefused: false });
        return pressed;
      },
      'change.confirmed': async ({ from }) => {
        if (from !== 'unconfirmed') return press('dashboard.settings.mail.remove');
        const pressed = await press('dashboard.outcome.repeat');
        record({ isPresent: false });
        return pressed;
      },
      'change.abandoned': () => press('dashboard.settings.keep'),
      'saveSettings.answered': async () => {
        await hostStub.answerWith('saveSettings', changedSettings);
        record({
          server: changedSettings.mail.value!.server,
          password: '',
          revision: changedSettings.revision,
          isPresent: false,
        });
      },
      'saveSettings.failed.proof-required': fail('proof-required'),
      'saveSettings.failed.validation-failed': async () => {
        await hostStub.fail('saveSettings', 'validation-failed');
        record({ isServerRefused: true });
      },
      'saveSettings.failed.mail-server-failed': fail('mail-server-failed'),
      'saveSettings.failed.settings-changed': reject('settings-changed'),
      'saveSettings.failed.setting-read-only': reject('setting-read-only'),
      'saveSettings.failed.command-refused': reject('command-refused'),
      'saveSettings.failed.too-many-requests': fail('too-many-requests'),
      'saveSettings.failed.unreachable': fail('unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
      'reassessSettings.answered': async () => {
        await hostStub.answerWith('reassessSettings', changedSettings);
        record({ revision: changedSettings.revision });
      },
      'reassessSettings.answered.fixed': () => hostStub.answerWith('reassessSettings', fixedSettings),
      'reassessSettings.failed.unreachable': () => hostStub.fail('reassessSettings', 'unreachable'),
      'look.requested': () => press('dashboard.outcome.look'),
      'lookAtSettings.answered': async () => {
        await hostStub.answerWith('lookAtSettings', changedSettings);
        record({ isPresent: true, failure: undefined });
      },
      'lookAtSettings.failed.unreachable': () => hostStub.fail('lookAtSettings', 'unreachable'),
      'form.reopened': () => press('dashboard.settings.reopen'),
    };
  },
});
