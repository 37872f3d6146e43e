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
import { landingWalk } from './walks.ts';
import type { UnitList } from '../../contract/schemas/unitList.ts';

test.use({ allowsFailedCalls: true });

const emptyList: UnitList = { page: 1, unitCount: 0, maxGuests: 1, units: [] };

createWalkTests({
  ...landingWalk,
  open: async ({ page: browser, tour }) => {
    const hostStub = new HostStub();
    const translator = getTranslator(tour.language);
    let failure: FailureKind | undefined;
    const comes = () =>
      arriveFrom(browser, hostStub, `/${tour.language}/no/such/page`, 'Estadia', ['loadOffers']);
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'connection.returned': () => reconnect(browser),
      'retry.requested': () =>
        browser.getByRole('button', { name: translator.text('action.tryAgain'), exact: true }).click(),
      'loadOffers.answered.some': () => hostStub.answerAll('loadOffers', 1),
      'loadOffers.answered.none': () => hostStub.answerWith('loadOffers', emptyList),
      'loadOffers.failed.unreachable': () => hostStub.failAll('loadOffers', 1, 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(browser),
    };
    await holdDelays(browser, loadingTimeout);
    await comes();
    return {
      page: browser,
      hostStub,
      ...landingWalk,
      parts: () => ({ screen: browser.getByRole('main') }),
      scenario: () => ({ translator, failure }),
      requestBody: () => undefined,
      otherCalls: ({ to }) => (to === 'loading' ? ['loadOffers'] : []),
      perform: async ({ event }) => {
        failure = findFailure(event);
        await acts[event]?.();
      },
    };
  },
});
