import { getCause, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { getReason } from '../support/failureReasons.ts';
import type { Exception } from 'statechart-atlas/playwright';
import type { Expectations } from '../support/expectation.ts';
import { button, heading, link, type Screen } from '../support/screen.ts';
import type { Translator } from '../support/translator.ts';

export type PropertyState = StateName<typeof propertyMachine>;
export interface Scenario {
  translator: Translator;
  /** The name of the property. */
  name: string;
  /** Why it did not load, if it did not. */
  failure?: FailureKind | undefined;
}

/** The sections of the property's page, each with a link. */
export const sections = ['book', 'about', 'photos', 'details', 'neighbourhood', 'rules'] as const;

const describeLoadError = ({ translator, failure }: Scenario): Record<string, Screen> => {
  const again = translator.text('action.tryAgain');
  const title = translator.text(`problem.${getCause(failure)}.title`);
  return {
    screen: {
      headings: [title],
      alert: [title, getReason(translator, failure), again],
      actions: [button(again)],
    },
  };
};

/** A missing property links to the existing ones. */
const describeMissing =
  (kind: 'propertyNotFound' | 'noLongerLet', kicker?: 'problem.unitNotFound.title') =>
  ({ translator: { text } }: Scenario): Record<string, Screen> => {
    const others = text('action.seeProperties');
    const title = text(`problem.${kind}.title`);
    const above = kicker ? [text(kicker)] : [];
    return {
      screen: {
        headings: [title],
        alert: [...above, title, text(`problem.${kind}.text`), others],
        actions: [link(others)],
        absent: [text('action.tryAgain')],
      },
    };
  };

const describeNavigation = ({ translator: { text } }: Scenario): Record<string, Screen> => ({
  screen: { actions: sections.map((section) => link(text(`navigation.${section}`))) },
});

/** The page after a return from the gateway. */
const describeReturn = (
  { translator: { text }, name }: Scenario,
  screen: Screen = {},
): Record<string, Screen> => ({
  screen: { ...screen, headings: [name, text('success.heading'), ...(screen.headings ?? [])] },
});

/** The page says where the confirmation is. */
const describeAfterPayment = (scenario: Scenario, title: string): Screen => {
  const { text } = scenario.translator;
  return {
    headings: [title],
    texts: [text('success.byMail.text')],
    actions: [link(text('success.another'))],
  };
};

const describeLookup = (scenario: Scenario) => {
  const { text } = scenario.translator;
  const screen = describeAfterPayment(scenario, text('resuming.asking'));
  const news = [text('resuming.asking'), text('success.byMail.text'), text('success.another')];
  return describeReturn(scenario, { ...screen, announcements: [news.join(' ')] });
};

const describeMailNote = (scenario: Scenario) => {
  const title = scenario.translator.text('success.byMail.title');
  return describeReturn(scenario, { ...describeAfterPayment(scenario, title), focus: heading(title) });
};

/** Events that journeys send to the page, none of which shows on the page itself. */
export const fromJourneys: readonly Exception[] = [
  {
    in: /^ready\.open\./,
    event: /^(guest\.recalled|details\.given|details\.recalled|nights\.taken|dates\.reopened)$/,
  },
  { in: /^ready\./, event: /^page\.left$/ },
];

/** The screen in each state of a property's page; a missing state is a type error. */
export const propertyExpected: Expectations<PropertyState, Scenario> = {
  loading: {
    region: '',
    screens: ({ translator: { text } }) => ({
      screen: { headings: [text('frame.loading')], announcements: [text('frame.loading')] },
    }),
  },
  // The booking has its own walk; this screen has the links to the sections.
  'ready.shown': {
    region: '',
    screens: describeNavigation,
  },
  'ready.open.booking': { region: '', screens: describeNavigation },
  // It is shown before its scripts run, so nothing has the focus yet.
  'ready.open.returning': {
    region: '',
    screens: describeLookup,
  },
  // The walks of the booking and of the message check these parts.
  'ready.open.returned': { region: 'booking', screens: describeReturn },
  'ready.open.byMail': { region: 'mail', screens: describeMailNote },
  'ready.writing': {
    region: '',
    screens: ({ translator: { text }, name }) => ({
      screen: { headings: [name], actions: [link(text('contact.back', { property: name }))] },
    }),
  },
  notFound: { region: '', screens: describeMissing('propertyNotFound', 'problem.unitNotFound.title') },
  noLongerLet: { region: '', screens: describeMissing('noLongerLet') },
  failed: {
    region: '',
    screens: describeLoadError,
  },
};
