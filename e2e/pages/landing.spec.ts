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
import { landingWalk } from './known.ts';
import { properties } from './landingExpected.ts';

test.use({ letsCallsFail: true });

walks({
  ...landingWalk,
  comes: async ({ page: browser, tour }) => {
    const hostSide = new HostSide();
    const voice = getTranslations(tour.language);
    let failure: FailureKind | undefined;
    const comes = () =>
      comesFrom(browser, hostSide, `/${tour.language}/no/such/page`, 'Estadia', ['loadOffers', 'loadOffers']);
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'connection.returned': () => reconnects(browser),
      'retry.requested': () =>
        browser.getByRole('button', { name: voice.text('action.tryAgain'), exact: true }).click(),
      'loadOffers.answered.some': () => hostSide.letsAllAnswer('loadOffers', properties.length),
      'loadOffers.answered.none': () => hostSide.letsAllFail('loadOffers', properties.length, 'not-found'),
      'loadOffers.failed.unreachable': () =>
        hostSide.letsAllFail('loadOffers', properties.length, 'unreachable'),
      'loadingTimeout.passed': () => hostSide.outlasts(browser),
    };
    await holdDelays(browser, loadingTimeout);
    await comes();
    return {
      page: browser,
      hostSide,
      ...landingWalk,
      parts: () => ({ screen: browser.getByRole('main') }),
      story: () => ({ voice, failure }),
      question: () => undefined,
      alsoAsked: ({ to }) => (to === 'loading' ? ['loadOffers', 'loadOffers'] : []),
      does: async ({ by }) => {
        failure = failureBy(by);
        await acts[by]?.();
      },
    };
  },
});
