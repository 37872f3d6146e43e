import type { FailureKind } from '../../contract/callFailed.ts';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import { getCause, getReason } from '../support/causes.ts';
import type { Exception } from '../support/defineWalk.ts';
import type { Expectations } from '../support/expectation.ts';
import { button, heading, link, type Screen } from '../support/screen.ts';
import type { Voice } from '../support/voice.ts';

export type PropertyState = StateName<typeof propertyMachine>;
export interface Story {
  voice: Voice;
  /** The name of the property. */
  name: string;
  /** Why it did not load, if it did not. */
  failure?: FailureKind | undefined;
}

/** The sections of the property's page, each with a link. */
export const sections = ['book', 'about', 'photos', 'details', 'neighbourhood', 'rules'] as const;

const notLoaded = ({ voice, failure }: Story): Record<string, Screen> => {
  const again = voice.text('action.tryAgain');
  const title = voice.text(`problem.${getCause(failure)}.title`);
  return {
    screen: {
      headings: [title],
      alert: [title, getReason(voice, failure), again],
      moves: [button(again)],
    },
  };
};

/** A missing property links to the existing ones. */
const absent =
  (kind: 'propertyNotFound' | 'noLongerLet', kicker?: 'problem.unitNotFound.title') =>
  ({ voice: { text } }: Story): Record<string, Screen> => {
    const others = text('action.seeProperties');
    const title = text(`problem.${kind}.title`);
    const above = kicker ? [text(kicker)] : [];
    return {
      screen: {
        headings: [title],
        alert: [...above, title, text(`problem.${kind}.text`), others],
        moves: [link(others)],
        lacks: [text('action.tryAgain')],
      },
    };
  };

const parts = ({ voice: { text } }: Story): Record<string, Screen> => ({
  screen: { moves: sections.map((section) => link(text(`navigation.${section}`))) },
});

/** The page after a return from the gateway. */
const back = ({ voice: { text }, name }: Story, screen: Screen = {}): Record<string, Screen> => ({
  screen: { ...screen, headings: [name, text('success.heading'), ...(screen.headings ?? [])] },
});

/** The page says where the confirmation is. */
const afterPaying = (story: Story, title: string): Screen => {
  const { text } = story.voice;
  return {
    headings: [title],
    says: [text('success.byMail.text')],
    moves: [link(text('success.another'))],
  };
};

const lookedUp = (story: Story) => {
  const { text } = story.voice;
  const screen = afterPaying(story, text('resuming.asking'));
  const news = [text('resuming.asking'), text('success.byMail.text'), text('success.another')];
  return back(story, { ...screen, news: [news.join(' ')] });
};

const byMail = (story: Story) => {
  const title = story.voice.text('success.byMail.title');
  return back(story, { ...afterPaying(story, title), focus: heading(title) });
};

/** Events that journeys send to the page, none of which shows on the page itself. */
export const fromJourneys: readonly Exception[] = [
  {
    in: /^ready\.open\./,
    event: /^(guest\.recalled|details\.given|details\.recalled|nights\.taken|dates\.reopened)$/,
  },
  { in: /^ready\./, event: /^page\.left$/ },
];

/** What a visitor sees in each state of a property's page; a missing state is a type error. */
export const propertyExpected: Expectations<PropertyState, Story> = {
  loading: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { headings: [text('frame.loading')], news: [text('frame.loading')] },
    }),
  },
  // The booking has its own walk; this screen has the links to the sections.
  'ready.shown': {
    within: '',
    seen: parts,
  },
  'ready.open.booking': { within: '', seen: parts },
  // It is shown before its scripts run, so nothing has the focus yet.
  'ready.open.returning': {
    within: '',
    seen: lookedUp,
  },
  // The walks of the booking and of the message check these parts.
  'ready.open.returned': { within: 'booking', seen: back },
  'ready.open.byMail': { within: 'mail', seen: byMail },
  'ready.writing': {
    within: '',
    seen: ({ voice: { text }, name }) => ({
      screen: { headings: [name], moves: [link(text('contact.back', { property: name }))] },
    }),
  },
  notFound: { within: '', seen: absent('propertyNotFound', 'problem.unitNotFound.title') },
  noLongerLet: { within: '', seen: absent('noLongerLet') },
  failed: {
    within: '',
    seen: notLoaded,
  },
};
