import type { FailureKind } from '../../contract/callFailed.ts';
import type { Language } from '../../contract/language.ts';
import type { legalTextMachine } from '../../machines/legalText/legalText.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { getCause, getReason } from '../support/causes.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, link } from '../support/screen.ts';
import type { Voice } from '../support/voice.ts';

export type LegalTextState = StateName<typeof legalTextMachine>;
export interface Story {
  voice: Voice;
  /** Why the text did not load, if it did not. */
  failure: FailureKind | undefined;
}

const refused = (title: string, why: string, move: readonly string[], next: string) => ({
  screen: { headings: [title], alert: [title, why, next], moves: move },
});

/** The links in the imprint of the demo properties' hosts. */
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

/** What a visitor sees in each state of a legal text; a missing state is a type error. */
export const legalTextExpected: Expectations<LegalTextState, Story> = {
  loading: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { headings: [text('frame.loading')], news: [text('frame.loading')] },
    }),
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
  },
  notFound: {
    within: '',
    seen: ({ voice }) => {
      const properties = voice.text('action.seeProperties');
      const { text } = voice;
      const title = text('problem.textNotFound.title');
      return refused(title, text('problem.textNotFound.text'), [link(properties)], properties);
    },
  },
  failed: {
    within: '',
    seen: ({ voice, failure }) => {
      const again = voice.text('action.tryAgain');
      const title = voice.text(`problem.${getCause(failure)}.title`);
      return refused(title, getReason(voice, failure), [button(again)], again);
    },
  },
};
