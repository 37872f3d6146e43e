import type { FailureKind } from '../../contract/callFailed.ts';
import { loadingTimeout } from '../../machines/shared/loading.ts';
import { failureBy } from '../support/causes.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostSide } from '../support/hostSide.ts';
import { reconnects } from '../support/reconnects.ts';
import { expect, test } from '../support/test.ts';
import { getTranslations } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { comesFrom } from './arrival.ts';
import { propertyWalk } from './known.ts';
import { sections } from './propertyExpected.ts';

test.use({ letsCallsFail: true });

walks({
  ...propertyWalk,
  comes: async ({ page, tour }) => {
    const hostSide = new HostSide();
    const voice = getTranslations(tour.language);
    let failure: FailureKind | undefined;
    const main = page.getByRole('main');
    // The loaded page requests taken nights, which the host itself answers.
    const comes = () =>
      comesFrom(page, hostSide, `/${tour.language}`, 'Monte da Figueira', ['loadProperty'], 1);
    const navigation = main.getByRole('navigation', { name: 'Monte da Figueira' });
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'connection.returned': async () => {
        await hostSide.guard(page, ['loadProperty'], 1);
        await reconnects(page);
      },
      'retry.requested': async () => {
        await hostSide.guard(page, ['loadProperty'], 1);
        await main.getByRole('button', { name: voice.text('action.tryAgain'), exact: true }).click();
      },
      'loadProperty.answered': async () => {
        await hostSide.letsAllAnswer('loadProperty', 1);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Monte da Figueira');
        for (const section of sections) {
          const name = voice.text(`navigation.${section}`);
          await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        }
      },
      'loadProperty.failed.not-found': () => hostSide.letsAllFail('loadProperty', 1, 'not-found'),
      'loadProperty.failed.no-longer-let': () => hostSide.letsAllFail('loadProperty', 1, 'no-longer-let'),
      'loadProperty.failed.unreachable': () => hostSide.letsAllFail('loadProperty', 1, 'unreachable'),
      'loadingTimeout.passed': () => hostSide.outlasts(page),
    };
    await holdDelays(page, loadingTimeout);
    await comes();
    return {
      page,
      hostSide,
      ...propertyWalk,
      awaits: ['main nav'],
      shownAs: { 'ready.shown': 'ready.open.booking' },
      parts: (state) => ({ screen: state.startsWith('ready.') ? navigation : main }),
      story: () => ({ voice, name: 'Monte da Figueira', failure }),
      question: () => undefined,
      alsoAsked: ({ to }) => (to === 'loading' ? ['loadProperty'] : []),
      does: async ({ by }) => {
        failure = failureBy(by);
        await acts[by]?.();
      },
    };
  },
});
