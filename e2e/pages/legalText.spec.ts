import type { SnapshotFrom } from 'xstate';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { Language } from '../../contract/language.ts';
import { legalTextModel } from '../../machines/legalText/legalText.model.ts';
import type { legalTextMachine } from '../../machines/legalText/legalText.machine.ts';
import { loadingMayTake } from '../../machines/shared/loading.ts';
import { causeOf, failureBy, whyOf } from '../support/causes.ts';
import { disagreements } from '../support/agreement.ts';
import type { Expectations, AtomicState } from '../support/expectation.ts';
import { holdDelays } from '../support/heldDelays.ts';
import { HostSide } from '../support/hostSide.ts';
import { reconnects } from '../support/reconnects.ts';
import { button, link } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { voiceOf, type Voice } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { comesFrom } from './arrival.ts';

test.use({ letsCallsFail: true });

type State = AtomicState<SnapshotFrom<typeof legalTextMachine>['value']>;
interface Story {
  voice: Voice;
  /** Why the text is not there, where it is not. */
  failure: FailureKind | undefined;
}

const refused = (title: string, why: string, move: readonly string[], next: string) => ({
  screen: { headings: [title], alert: [title, why, next], moves: move },
});

/** Where the imprint that comes with the site, of the hosts of its properties, leads to. */
const links = [
  'ines@casa-do-limoeiro.example',
  '+351 210 000 001',
  'Centro de Arbitragem de Conflitos de Consumo de Lisboa',
  'teresa@monte-da-figueira.example',
  '+351 266 000 001',
  'Centro Nacional de Informação e Arbitragem de Conflitos de Consumo',
  'www.livroreclamacoes.pt',
];
const complaints: Readonly<Record<Language, string>> = {
  en: 'Complaints',
  pt: 'Reclamações',
  fr: 'Réclamations',
  de: 'Beschwerden',
  es: 'Reclamaciones',
};

/** What a visitor expects of a page with a legal text; a state that is missing does not compile. */
const legalTextExpected: Expectations<State, Story> = {
  loading: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { headings: [text('frame.loading')], news: [text('frame.loading')] },
    }),
    leads: {
      'loadText.answered': 'ready',
      'loadText.failed.not-found': 'notFound',
      'loadText.failed.unreachable': 'failed',
      'loadingMayTake.passed': 'failed',
    },
  },
  ready: {
    within: '',
    seen: ({ voice: { text, language } }) => ({
      screen: {
        headings: [text('legal.imprint'), complaints[language]],
        says: ['Inês Carvalhal', '500000000', '123456/AL'],
        moves: links.map(link),
      },
    }),
    leads: {},
  },
  notFound: {
    within: '',
    seen: ({ voice }) => {
      const properties = voice.text('action.seeProperties');
      const { text } = voice;
      const title = text('problem.textNotFound.title');
      return refused(title, text('problem.textNotFound.text'), [link(properties)], properties);
    },
    leads: {},
  },
  failed: {
    within: '',
    seen: ({ voice, failure }) => {
      const again = voice.text('action.tryAgain');
      const title = voice.text(`problem.${causeOf(failure)}.title`);
      return refused(title, whyOf(voice, failure), [button(again)], again);
    },
    leads: { 'retry.requested': 'loading', 'connection.returned': 'loading' },
  },
};

test('a legal text does what a visitor expects of it, in every state', () => {
  expect(disagreements(legalTextModel, legalTextExpected)).toEqual([]);
});

walks({
  model: legalTextModel,
  of: 'a legal text',
  start: 'loading',
  expected: legalTextExpected,
  detours: { 'page.visited': { to: 'loading', costs: 3 } },
  comes: async ({ page: browser, tour }) => {
    const hostSide = new HostSide();
    const voice = voiceOf(tour.language);
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
      'loadingMayTake.passed': () => hostSide.outlasts(browser),
    };
    await holdDelays(browser, loadingMayTake);
    await comes();
    return {
      page: browser,
      hostSide,
      model: legalTextModel,
      expected: legalTextExpected,
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
