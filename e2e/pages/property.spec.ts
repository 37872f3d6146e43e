import type { SnapshotFrom } from 'xstate';
import { propertyChart } from '../../machines/property/property.chart.ts';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import { disagreements } from '../support/agreement.ts';
import type { Expectations, Leaf } from '../support/expectation.ts';
import { HostSide } from '../support/hostSide.ts';
import { button, link, type Screen } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { toursOf } from '../support/tours.ts';
import { voiceOf, type Voice } from '../support/voice.ts';
import { take } from '../support/walk.ts';
import { comesFrom } from './arrival.ts';

test.use({ letsCallsFail: true });

type State = Leaf<SnapshotFrom<typeof propertyMachine>['value']>;
interface Story {
  voice: Voice;
}

const sections = ['book', 'about', 'photos', 'details', 'rules'] as const;

const refusal =
  (kind: 'propertyNotFound' | 'unavailable') =>
  ({ voice: { text } }: Story): Record<string, Screen> => {
    const again = text('action.tryAgain');
    const title = text(`problem.${kind}.title`);
    return {
      screen: {
        headings: [title],
        alert: [title, text(`problem.${kind}.text`), again],
        moves: [button(again)],
      },
    };
  };

/** What a visitor expects of a property's page; a state that is missing does not compile. */
const propertyExpected: Expectations<State, Story> = {
  loading: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { headings: [text('frame.loading')], news: [text('frame.loading')] },
    }),
    leads: {
      'loadProperty.answered': 'ready',
      'loadProperty.failed.not-found': 'notFound',
      'loadProperty.failed.unreachable': 'failed',
      'loadingMayTake.passed': 'failed',
    },
  },
  // What can be done with the property is the booking's; here is the way to each part of the page.
  ready: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { moves: sections.map((section) => link(text(`navigation.${section}`))) },
    }),
    leads: {},
  },
  notFound: { within: '', seen: refusal('propertyNotFound'), leads: { 'retry.requested': 'loading' } },
  failed: { within: '', seen: refusal('unavailable'), leads: { 'retry.requested': 'loading' } },
};

test('property does what a visitor expects of it, in every state', () => {
  expect(disagreements(propertyChart, propertyExpected)).toEqual([]);
});

const tours = toursOf({
  start: 'loading',
  expected: propertyExpected,
  detours: { 'page.visited': { to: 'loading', costs: 3 } },
});

for (const tour of tours) {
  test(`property, ${tour.name}`, async ({ page }) => {
    // It goes far, and axe looks at its states on the way.
    test.slow();
    const hostSide = new HostSide();
    const voice = voiceOf(tour.language);
    const main = page.getByRole('main');
    // Once it is there, which nights are taken is asked too, and answered by the host itself.
    const comes = () =>
      comesFrom(page, hostSide, `/${tour.language}`, 'Monte da Figueira', ['loadProperty'], 1);
    const navigation = main.getByRole('navigation', { name: 'Monte da Figueira' });
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
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
      'loadProperty.failed.unreachable': () => hostSide.letsAllFail('loadProperty', 1, 'unreachable'),
      'loadingMayTake.passed': () => hostSide.outlasts(page),
    };
    await page.clock.install();
    await comes();
    await take(tour, {
      page,
      hostSide,
      expected: propertyExpected,
      parts: (state) => ({ screen: state === 'ready' ? navigation : main }),
      story: () => ({ voice }),
      question: () => undefined,
      alsoAsked: ({ to }) => (to === 'loading' ? ['loadProperty'] : []),
      does: async ({ by }) => void (await acts[by]?.()),
    });
  });
}
