import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { setupLink } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { codeExpiresAt } from '../support/codeExpiresAt.ts';
import { test } from '../support/test.ts';
import { invited, type AccessLinkHistory } from './accessLinkExpected.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { accessLinkWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const owner = { name: 'Inês Carvalhal', email: 'ines@example.com' };

createDashboardWalk<keyof typeof accessLinkWalk.expected, AccessLinkHistory>({
  ...accessLinkWalk,
  title: 'a set-up or access link',
  address: setupLink('token'),
  session: 'none',
  history: { name: '', email: '', isEmailRefused: false },
  requestBody: (call, { name, email, translator: { language } }) => {
    if (call === 'loadToday' || call === 'requestProof') return undefined;
    if (call === 'verifyProof') return { code: '123456' };
    return { token: 'token', ...(call === 'createOwner' && { owner: { name, email, language } }) };
  },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyProof'] : []),
  createActions: ({ page, hostStub, history, record, press }) => {
    const type = async (typed: Partial<typeof owner>) => {
      for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value);
      record({ ...typed, ...(typed.email !== undefined && { isEmailRefused: false }) });
    };
    const fail = (call: 'readLink' | 'createOwner' | 'openLink', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    const open =
      (call: 'createOwner' | 'openLink', isSandbox = false) =>
      () =>
        hostStub.answerWith(call, {
          ...ownerSession,
          isSandbox,
          user: { ...ownerSession.user, language: history().translator.language },
        });
    return {
      'readLink.answered.setup': () => hostStub.answerWith('readLink', { kind: 'setup' }),
      'readLink.answered.access': () =>
        hostStub.answerWith('readLink', { kind: 'access', ...invited, language: 'pt' }),
      'readLink.failed.link-expired': fail('readLink', 'link-expired'),
      'readLink.failed.validation-failed': fail('readLink', 'validation-failed'),
      'readLink.failed.unreachable': fail('readLink', 'unreachable'),
      'retry.requested': () => press('action.tryAgain'),
      'owner.changed': () => type({ name: history().name === owner.name ? 'Rosa' : owner.name }),
      'owner.submitted': async () => {
        await type({
          ...(history().name === '' && { name: owner.name }),
          ...(history().email === '' && { email: owner.email }),
        });
        return press('dashboard.setup.action');
      },
      'createOwner.answered.created': open('createOwner'),
      'createOwner.answered.withoutMail': open('createOwner', true),
      'proof.answered.proven': async () => {
        await hostStub.answerWith('requestProof', { codeExpiresAt });
        await page.locator('[name=code]').fill('123456');
        await hostStub.answerWith('verifyProof', ownerSession);
      },
      'proof.answered.abandoned': () => press('dashboard.setup.confirm.later'),
      'createOwner.failed.validation-failed': async () => {
        await hostStub.fail('createOwner', 'validation-failed');
        record({ isEmailRefused: true });
      },
      'createOwner.failed.link-expired': fail('createOwner', 'link-expired'),
      'createOwner.failed.unreachable': async () => {
        await hostStub.fail('createOwner', 'unreachable');
        record({ isEmailRefused: false });
      },
      'link.accepted': () => press('dashboard.signIn.action'),
      'openLink.answered': open('openLink'),
      'openLink.failed.link-expired': fail('openLink', 'link-expired'),
      'openLink.failed.unreachable': fail('openLink', 'unreachable'),
    };
  },
});
