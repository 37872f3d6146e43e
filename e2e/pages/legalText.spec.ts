import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { findFailure } from '../support/failureReasons.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostStub } from '../support/hostStub.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { arriveFrom } from './arrival.ts';
import { legalTextWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createWalkTests({
  ...legalTextWalk,
  title: 'a legal text',
  open: async ({ page: browser, tour }) => {
    const hostStub = new HostStub();
    const translator = getTranslator(tour.language);
    let failure: FailureKind | undefined;
    const link = translator.text('legal.imprint');
    const comes = () => arriveFrom(browser, hostStub, `/${tour.language}/no/such/page`, link, ['loadText']);
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'connection.returned': () => reconnect(browser),
      'retry.requested': () =>
        browser.getByRole('button', { name: translator.text('action.tryAgain'), exact: true }).click(),
      'loadText.answered': () => hostStub.answerAll('loadText', 1),
      'loadText.failed.not-found': () => hostStub.failAll('loadText', 1, 'not-found'),
      'loadText.failed.unreachable': () => hostStub.failAll('loadText', 1, 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(browser),
    };
    await holdDelays(browser, loadingTimeout);
    await comes();
    return {
      page: browser,
      hostStub,
      ...legalTextWalk,
      parts: () => ({ screen: browser.getByRole('main') }),
      scenario: () => ({ translator, failure }),
      requestBody: () => undefined,
      otherCalls: ({ to }) => (to === 'loading' ? ['loadText'] : []),
      perform: async ({ event }) => {
        failure = findFailure(event);
        await acts[event]?.();
      },
    };
  },
});
