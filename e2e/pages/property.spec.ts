import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { findFailure } from '../support/failureReasons.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostStub } from '../support/hostStub.ts';
import { reconnect } from '../support/reconnect.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import { arriveFrom } from './arrival.ts';
import { propertyWalk } from './walks.ts';
import { sections } from './propertyExpected.ts';

test.use({ allowsFailedCalls: true });

createWalkTests({
  ...propertyWalk,
  open: async ({ page, tour }) => {
    const hostStub = new HostStub();
    const translator = getTranslator(tour.language);
    let failure: FailureKind | undefined;
    const main = page.getByRole('main');
    // The loaded page requests taken nights, which the host itself answers.
    const comes = () =>
      arriveFrom(page, hostStub, `/${tour.language}`, 'Monte da Figueira', ['loadProperty'], 1);
    const navigation = main.getByRole('navigation', { name: 'Monte da Figueira' });
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'connection.returned': async () => {
        await hostStub.intercept(page, ['loadProperty'], 1);
        await reconnect(page);
      },
      'retry.requested': async () => {
        await hostStub.intercept(page, ['loadProperty'], 1);
        await main.getByRole('button', { name: translator.text('action.tryAgain'), exact: true }).click();
      },
      'loadProperty.answered': async () => {
        await hostStub.answerAll('loadProperty', 1);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Monte da Figueira');
        for (const section of sections) {
          const name = translator.text(`navigation.${section}`);
          await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        }
      },
      'loadProperty.failed.not-found': () => hostStub.failAll('loadProperty', 1, 'not-found'),
      'loadProperty.failed.no-longer-let': () => hostStub.failAll('loadProperty', 1, 'no-longer-let'),
      'loadProperty.failed.unreachable': () => hostStub.failAll('loadProperty', 1, 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    };
    await holdDelays(page, loadingTimeout);
    await comes();
    return {
      page,
      hostStub,
      ...propertyWalk,
      watched: ['main nav'],
      shownAs: { 'ready.shown': 'ready.open.booking' },
      parts: (state) => ({ screen: state.startsWith('ready.') ? navigation : main }),
      scenario: () => ({ translator, name: 'Monte da Figueira', failure }),
      requestBody: () => undefined,
      otherCalls: ({ to }) => (to === 'loading' ? ['loadProperty'] : []),
      perform: async ({ event }) => {
        failure = findFailure(event);
        await acts[event]?.();
      },
    };
  },
});
