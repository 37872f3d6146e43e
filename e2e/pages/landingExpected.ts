import { getCause, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { landingMachine } from '../../machines/landing/landing.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { getReason } from '../support/failureReasons.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, link, list, type Screen } from '../support/screen.ts';
import type { Translator } from '../support/translator.ts';

export type LandingState = StateName<typeof landingMachine>;

/** The stay in the address, in days from today. */
export interface Search {
  from?: number;
  to?: number;
  guests: number;
}

export interface Scenario {
  translator: Translator;
  /** Why the properties did not load, if they did not. */
  failure?: FailureKind | undefined;
  search?: Search;
}

const describePage = ({ translator: { text } }: Scenario, screen: Screen = {}): Screen => ({
  ...screen,
  headings: [text('landing.title'), ...(screen.headings ?? [])],
  texts: [text('landing.lead'), ...(screen.texts ?? [])],
});

const properties = [
  { name: 'Casa do Limoeiro', from: 140_00, guests: 4, bedrooms: 2 },
  { name: 'Monte da Figueira', from: 150_00, guests: 6, bedrooms: 3 },
];
const names = properties.map(({ name }) => name);

/** The page with dates, which can be changed, and links to all properties. */
const describeDated = (
  scenario: Scenario,
  { actions = [], headings = [], ...screen }: Screen,
): Record<string, Screen> => {
  const { text, day } = scenario.translator;
  const { guests, ...ends } = scenario.search ?? { guests: 2 };
  const end = (id: 'stay.checkIn' | 'stay.checkOut', days?: number) =>
    button(`${text(id)} ${days === undefined ? text('form.choose') : day(days, 'short')}`);
  return {
    screen: describePage(scenario, {
      ...screen,
      headings,
      describeFields: [list(text('stay.guests'), String(guests))],
      actions: [
        end('stay.checkIn', ends.from),
        end('stay.checkOut', ends.to),
        button(text('landing.search')),
        ...actions,
        ...names.map(link),
      ],
    }),
  };
};

/** The result for each property: first the free ones, then the others. */
const describeResults = (scenario: Scenario, free: number): Record<string, Screen> => {
  const { text } = scenario.translator;
  const others = free < names.length;
  const title = free > 0 ? text('landing.found', { properties: free }) : text('landing.noneFree');
  return describeDated(scenario, {
    headings: [title, ...(free > 0 && others ? [text('landing.notFree')] : []), ...names],
    texts: free > 0 ? [] : [text('landing.chooseOthers')],
    actions: [link(text('landing.withoutDates'))],
  });
};

/** The screen in each state of the landing page; a missing state is a type error. */
export const landingExpected: Expectations<LandingState, Scenario> = {
  loading: {
    region: '',
    screens: (scenario) => ({
      screen: describePage(scenario, { announcements: [scenario.translator.text('frame.loading')] }),
    }),
  },
  ready: {
    region: '',
    screens: (scenario) => {
      const { text, roundMoney } = scenario.translator;
      return describeDated(scenario, {
        headings: names,
        texts: properties.flatMap(({ from, guests, bedrooms }) => [
          text('pricing.from', { amount: roundMoney(from) }),
          text('count.guests', { guests }),
          text('count.bedrooms', { bedrooms }),
        ]),
      });
    },
  },
  found: { region: '', screens: (scenario) => describeResults(scenario, 1) },
  noneFree: { region: '', screens: (scenario) => describeResults(scenario, 0) },
  unclear: {
    region: '',
    screens: (scenario) => {
      const { text } = scenario.translator;
      const texts = [text('landing.unclear.title'), text('landing.unclear.text')];
      return describeDated({ ...scenario, search: { guests: 2 } }, { headings: names, texts });
    },
  },
  undated: {
    region: '',
    screens: (scenario) =>
      describeDated(scenario, { headings: names, texts: [scenario.translator.text('landing.undated')] }),
  },
  notSearched: {
    region: '',
    screens: (scenario) => {
      const { text } = scenario.translator;
      const again = text('action.tryAgain');
      return describeDated(scenario, {
        headings: names,
        alert: [text('landing.notSearched.title'), text('landing.notSearched.text'), again],
        actions: [button(again)],
      });
    },
  },
  empty: {
    region: '',
    screens: (scenario) => ({
      screen: describePage(scenario, {
        headings: [scenario.translator.text('landing.empty.title')],
        texts: [scenario.translator.text('landing.empty.text')],
      }),
    }),
  },
  failed: {
    region: '',
    screens: (scenario) => {
      const { text } = scenario.translator;
      return {
        screen: describePage(scenario, {
          alert: [
            text(`problem.${getCause(scenario.failure)}.title`),
            getReason(scenario.translator, scenario.failure),
          ],
          actions: [button(text('action.tryAgain'))],
        }),
      };
    },
  },
};
