import type { SnapshotFrom } from 'xstate';
import { landingModel } from '../../machines/landing/landing.model.ts';
import type { landingMachine } from '../../machines/landing/landing.machine.ts';
import { disagreements } from '../support/agreement.ts';
import type { Expectations, AtomicState } from '../support/expectation.ts';
import { HostSide } from '../support/hostSide.ts';
import { button, link, type Screen } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { voiceOf, type Voice } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { comesFrom } from './arrival.ts';

test.use({ letsCallsFail: true });

type State = AtomicState<SnapshotFrom<typeof landingMachine>['value']>;
interface Story {
  voice: Voice;
}

const page = ({ voice: { text } }: Story, screen: Screen = {}): Screen => ({
  ...screen,
  headings: [text('landing.title'), ...(screen.headings ?? [])],
  says: [text('landing.lead'), ...(screen.says ?? [])],
});

const properties = [
  { name: 'Casa do Limoeiro', from: 140_00, guests: 4, bedrooms: 2 },
  { name: 'Monte da Figueira', from: 150_00, guests: 6, bedrooms: 3 },
];

/** What a visitor expects of the landing page; a state that is missing does not compile. */
const landingExpected: Expectations<State, Story> = {
  loading: {
    within: '',
    seen: (story) => ({ screen: page(story, { news: [story.voice.text('frame.loading')] }) }),
    leads: {
      'loadOffers.answered.some': 'ready',
      'loadOffers.answered.none': 'empty',
      'loadOffers.failed.unreachable': 'failed',
      'loadingMayTake.passed': 'failed',
    },
  },
  ready: {
    within: '',
    seen: (story) => {
      const { text, roundMoney } = story.voice;
      return {
        screen: page(story, {
          headings: properties.map(({ name }) => name),
          moves: properties.map(({ name }) => link(name)),
          says: properties.flatMap(({ from, guests, bedrooms }) => [
            text('pricing.from', { amount: roundMoney(from) }),
            text('count.guests', { guests }),
            text('count.bedrooms', { bedrooms }),
          ]),
        }),
      };
    },
    leads: {},
  },
  empty: {
    within: '',
    seen: (story) => ({
      screen: page(story, {
        headings: [story.voice.text('landing.empty.title')],
        says: [story.voice.text('landing.empty.text')],
      }),
    }),
    leads: {},
  },
  failed: {
    within: '',
    seen: (story) => {
      const { text } = story.voice;
      return {
        screen: page(story, {
          alert: [text('problem.unavailable.title'), text('problem.unavailable.text')],
          moves: [button(text('action.tryAgain'))],
        }),
      };
    },
    leads: { 'retry.requested': 'loading' },
  },
};

test('landing does what a visitor expects of it, in every state', () => {
  expect(disagreements(landingModel, landingExpected)).toEqual([]);
});

walks({
  of: 'landing',
  start: 'loading',
  expected: landingExpected,
  detours: { 'page.visited': { to: 'loading', costs: 3 } },
  comes: async ({ page: browser, tour }) => {
    const hostSide = new HostSide();
    const voice = voiceOf(tour.language);
    const comes = () =>
      comesFrom(browser, hostSide, `/${tour.language}/no/such/page`, 'Estadia', ['loadOffers', 'loadOffers']);
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'page.visited': comes,
      'retry.requested': () =>
        browser.getByRole('button', { name: voice.text('action.tryAgain'), exact: true }).click(),
      'loadOffers.answered.some': () => hostSide.letsAllAnswer('loadOffers', properties.length),
      'loadOffers.answered.none': () => hostSide.letsAllFail('loadOffers', properties.length, 'not-found'),
      'loadOffers.failed.unreachable': () =>
        hostSide.letsAllFail('loadOffers', properties.length, 'unreachable'),
      'loadingMayTake.passed': () => hostSide.outlasts(browser),
    };
    await browser.clock.install();
    await comes();
    return {
      page: browser,
      hostSide,
      model: landingModel,
      expected: landingExpected,
      parts: () => ({ screen: browser.getByRole('main') }),
      story: () => ({ voice }),
      question: () => undefined,
      alsoAsked: ({ to }) => (to === 'loading' ? ['loadOffers', 'loadOffers'] : []),
      does: async ({ by }) => void (await acts[by]?.()),
    };
  },
});
