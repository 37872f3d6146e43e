import type { SnapshotFrom } from 'xstate';
import type { FailureKind } from '../../contract/callFailed.ts';
import { landingModel } from '../../machines/landing/landing.model.ts';
import type { landingMachine } from '../../machines/landing/landing.machine.ts';
import { loadingMayTake } from '../../machines/shared/loading.ts';
import { causeOf, failureBy, whyOf } from '../support/causes.ts';
import { disagreements } from '../support/agreement.ts';
import type { Expectations, AtomicState } from '../support/expectation.ts';
import { holdDelays } from '../support/heldDelays.ts';
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
  /** Why the properties are not there, where they are not. */
  failure: FailureKind | undefined;
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

/** The page for dates: they can be changed, and each property can be opened. */
const dated = (story: Story, headings: string[], says: string[] = []): Record<string, Screen> => ({
  screen: page(story, {
    headings: [...headings, ...properties.map(({ name }) => name)],
    moves: [button(story.voice.text('landing.search')), ...properties.map(({ name }) => link(name))],
    says,
  }),
});

/** What a visitor expects of the landing page; a state that is missing does not compile. */
const landingExpected: Expectations<State, Story> = {
  loading: {
    within: '',
    seen: (story) => ({ screen: page(story, { news: [story.voice.text('frame.loading')] }) }),
    leads: {
      'loadOffers.answered.some': 'ready',
      'loadOffers.answered.free': 'found',
      'loadOffers.answered.taken': 'noneFree',
      'loadOffers.answered.unclear': 'unclear',
      'loadOffers.answered.unsearchable': 'undated',
      'loadOffers.answered.unanswered': 'notSearched',
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
  found: {
    within: '',
    seen: (story) => dated(story, [story.voice.text('landing.found', { properties: 1 })]),
    leads: {},
  },
  noneFree: {
    within: '',
    seen: (story) => dated(story, [story.voice.text('landing.noneFree')]),
    leads: {},
  },
  unclear: {
    within: '',
    seen: (story) => dated(story, [], [story.voice.text('landing.unclear.title')]),
    leads: {},
  },
  undated: {
    within: '',
    seen: (story) => dated(story, [], [story.voice.text('landing.undated')]),
    leads: {},
  },
  notSearched: {
    within: '',
    seen: (story) => dated(story, [], [story.voice.text('landing.notSearched.title')]),
    leads: { 'retry.requested': 'loading' },
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
          alert: [text(`problem.${causeOf(story.failure)}.title`), whyOf(story.voice, story.failure)],
          moves: [button(text('action.tryAgain'))],
        }),
      };
    },
    leads: { 'retry.requested': 'loading' },
  },
};

test('landing does what a visitor expects of it, in every state', () => {
  expect(
    disagreements(landingModel, landingExpected, [
      { in: /^(failed|notSearched)$/, when: 'connection.returned', leadsTo: 'loading' },
    ]),
  ).toEqual([]);
});

const { loading, ready, empty, failed } = landingExpected;

/** Within the browser no dates are asked for: their form asks for the page anew. */
type Walked = 'loading' | 'ready' | 'empty' | 'failed';

walks<Walked, Story>({
  of: 'landing',
  start: 'loading',
  expected: {
    loading: {
      ...loading,
      leads: {
        'loadOffers.answered.some': 'ready',
        'loadOffers.answered.none': 'empty',
        'loadOffers.failed.unreachable': 'failed',
        'loadingMayTake.passed': 'failed',
      },
    },
    ready,
    empty,
    failed,
  } as Record<Walked, { leads: Record<string, Walked> }>,
  detours: { 'page.visited': { to: 'loading', costs: 3 } },
  comes: async ({ page: browser, tour }) => {
    const hostSide = new HostSide();
    const voice = voiceOf(tour.language);
    let failure: FailureKind | undefined;
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
    await holdDelays(browser, loadingMayTake);
    await comes();
    return {
      page: browser,
      hostSide,
      model: landingModel,
      expected: landingExpected as unknown as Expectations<Walked, Story>,
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
