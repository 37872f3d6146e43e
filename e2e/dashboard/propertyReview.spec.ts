import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { propertyPageAddress } from '../../contract/dashboard/pages.ts';
import { publishedProperty, shownProperty } from '../../machines/dashboard/shared/property.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { proveIdentity } from './proofSteps.ts';
import type { PropertyReviewHistory } from './propertyReviewExpected.ts';
import { propertyReviewWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof propertyReviewWalk.expected, PropertyReviewHistory>({
  ...propertyReviewWalk,
  title: 'the review of a property',
  address: propertyPageAddress('propertyReview', shownProperty.property),
  history: { note: '' },
  requestBody: (call, { note }) =>
    call === 'publishProperty' ? { revision: 'r-2', ...(note !== '' && { note }) } : undefined,
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  continuing: ['note.changed', 'preview.changed'],
  arrive: async ({ page }) => {
    // The site does not have the property of the answers.
    await page.route('**/preview?*', (route) => route.fulfill({ status: 204 }));
  },
  createActions: ({ page, hostStub, history, record, press }) => {
    const fail = (call: 'publishProperty' | 'showProperty', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    return {
      'showProperty.answered': () => hostStub.answerWith('showProperty', shownProperty),
      'showProperty.failed.unreachable': fail('showProperty', 'unreachable'),
      'showProperty.failed.not-found': fail('showProperty', 'not-found'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async () => void (await reportDataChange(page, 'content')),
      'refreshProperty.answered': () => hostStub.answerWith('refreshProperty', shownProperty),
      'refreshProperty.failed.unreachable': fail('showProperty', 'unreachable'),
      'note.changed': async () => {
        const note = history().note === 'One' ? 'Two' : 'One';
        await page.locator('textarea').fill(note);
        record({ note });
      },
      'preview.changed': async () => {
        const { text } = history().translator;
        const summary = page.locator('main summary');
        await summary.click();
        await page.getByRole('button', { name: text('dashboard.review.width.desktop'), exact: true }).click();
        await summary.click();
      },
      'publication.requested': ({ from }) =>
        press(from === 'unconfirmed' ? 'dashboard.outcome.repeat' : 'dashboard.review.publish'),
      'publishProperty.answered': () =>
        hostStub.answerWith('publishProperty', { property: shownProperty.property, version: 4 }),
      'publishProperty.failed.proof-required': fail('publishProperty', 'proof-required'),
      'publishProperty.failed.draft-changed': fail('publishProperty', 'draft-changed'),
      'publishProperty.failed.command-refused': fail('publishProperty', 'command-refused'),
      'publishProperty.failed.too-many-requests': fail('publishProperty', 'too-many-requests'),
      'publishProperty.failed.unreachable': fail('publishProperty', 'unreachable'),
      'reassessProperty.answered': () => hostStub.answerWith('reassessProperty', shownProperty),
      'reassessProperty.failed.unreachable': fail('showProperty', 'unreachable'),
      'look.requested': () => press('dashboard.outcome.look'),
      'lookAtProperty.answered': () => hostStub.answerWith('lookAtProperty', publishedProperty),
      'lookAtProperty.answered.notPublished': () => hostStub.answerWith('lookAtProperty', shownProperty),
      'lookAtProperty.failed.unreachable': fail('showProperty', 'unreachable'),
      'proof.answered.proven': () => proveIdentity(page, hostStub),
      'proof.answered.abandoned': () => press('dashboard.proof.abandon'),
    };
  },
});
