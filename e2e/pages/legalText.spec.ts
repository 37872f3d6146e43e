import type { FailureKind } from '../../contract/callFailed.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { failureBy } from '../support/causes.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostSide } from '../support/hostSide.ts';
import { reconnects } from '../support/reconnects.ts';
import { test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { comesFrom } from './arrival.ts';
import { legalTextWalk } from './known.ts';

test.use({ letsCallsFail: true });

walks({
  ...legalTextWalk,
  of: 'a legal text',
  comes: async ({ page: browser, tour }) => {
    const hostSide = new HostSide();
    const voice = getTranslations(tour.language);
    let failure: FailureKind | undefined;
    const link = voice.text('legal.imprint');
    const comes = () => comesFrom(browser, hostSide, `/${tour.language}/no/such/page`, link, ['loadText']);
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'connection.returned': () => reconnects(browser),
      'retry.requested': () =>
        browser.getByRole('button', { name: voice.text('action.tryAgain'), exact: true }).click(),
      'loadText.answered': () => hostSide.letsAllAnswer('loadText', 1),
      'loadText.failed.not-found': () => hostSide.letsAllFail('loadText', 1, 'not-found'),
      'loadText.failed.unreachable': () => hostSide.letsAllFail('loadText', 1, 'unreachable'),
      'loadingTimeout.passed': () => hostSide.outlasts(browser),
    };
    await holdDelays(browser, loadingTimeout);
    await comes();
    return {
      page: browser,
      hostSide,
      ...legalTextWalk,
      parts: () => ({ screen: browser.getByRole('main') }),
      story: () => ({ voice, failure }),
      question: () => undefined,
      alsoAsked: ({ to }) => (to === 'loading' ? ['loadText'] : []),
      does: async ({ by }) => {
        failure = failureBy(by);
        await acts[by]?.();
      },
    };
  },
});
