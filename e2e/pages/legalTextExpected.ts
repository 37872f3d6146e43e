import { getCause, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { legalTextMachine } from '../../machines/legalText/legalText.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { getReason } from '../support/failureReasons.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, link } from '../support/screen.ts';
import type { Translator } from '../support/translator.ts';

export type LegalTextState = StateName<typeof legalTextMachine>;
export interface Scenario {
  translator: Translator;
  /** Why the text did not load, if it did not. */
  failure: FailureKind | undefined;
}

const describeRefusal = (title: string, why: string, move: readonly string[], next: string) => ({
  screen: { headings: [title], alert: [title, why, next], actions: move },
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
const complaints: Readonly<Record<string, string>> = {
  en: 'Complaints',
  pt: 'Reclamações',
  fr: 'Réclamations',
  de: 'Beschwerden',
  es: 'Reclamaciones',
};

/** The screen in each state of a legal text; a missing state is a type error. */
export const legalTextExpected: Expectations<LegalTextState, Scenario> = {
  loading: {
    region: '',
    screens: ({ translator: { text } }) => ({
      screen: { headings: [text('frame.loading')], announcements: [text('frame.loading')] },
    }),
  },
  ready: {
    region: '',
    screens: ({ translator: { text, language } }) => ({
      screen: {
        headings: [text('legal.imprint'), complaints[language]!],
        texts: ['Inês Carvalhal', '500000000', '123456/AL'],
        actions: [...links, text('legal.softwareLicences')].map(link),
      },
    }),
  },
  notFound: {
    region: '',
    screens: ({ translator }) => {
      const properties = translator.text('action.seeProperties');
      const { text } = translator;
      const title = text('problem.textNotFound.title');
      return describeRefusal(
        title,
        text('problem.textNotFound.text'),
        [link(properties), link(text('legal.softwareLicences'))],
        properties,
      );
    },
  },
  failed: {
    region: '',
    screens: ({ translator, failure }) => {
      const again = translator.text('action.tryAgain');
      const title = translator.text(`problem.${getCause(failure)}.title`);
      return describeRefusal(title, getReason(translator, failure), [button(again)], again);
    },
  },
};
