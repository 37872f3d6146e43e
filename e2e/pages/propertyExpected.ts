import type { SnapshotFrom } from 'xstate';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { propertyMachine } from '../../machines/property/property.machine.ts';
import { getCause, getReason } from '../support/causes.ts';
import type { Common } from '../support/agreement.ts';
import type { Expectations, AtomicState } from '../support/expectation.ts';
import { button, heading, link, type Screen } from '../support/screen.ts';
import type { Voice } from '../support/voice.ts';

export type PropertyState = AtomicState<SnapshotFrom<typeof propertyMachine>['value']>;
export interface Story {
  voice: Voice;
  /** What the property is called. */
  name: string;
  /** Why it is not there, where it is not. */
  failure?: FailureKind | undefined;
}

/** The parts of the property's page, each with a way to it. */
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

/** A property that is not there leads to those that are. */
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

/** Whoever comes back from the gateway, with what the page itself says. */
const back = ({ voice: { text }, name }: Story, screen: Screen = {}): Record<string, Screen> => ({
  screen: { ...screen, headings: [name, text('success.heading'), ...(screen.headings ?? [])] },
});

/** They read where the confirmation is, at the latest. */
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

/** What the journeys of the page tell it: nothing of it is seen on the page itself. */
export const journeysTell: Common[] = [
  { in: /^ready\.open\./, when: 'guest.recalled' },
  { in: /^ready\.open\./, when: 'details.given' },
  { in: /^ready\.open\./, when: 'details.recalled' },
  { in: /^ready\.open\./, when: 'nights.taken' },
  { in: /^ready\.open\.(booking|returned)$/, when: 'dates.reopened' },
  { in: /^ready\./, when: 'page.left', leadsTo: 'ready.shown' },
];

/** What a visitor expects of a property's page; a state that is missing does not compile. */
export const propertyExpected: Expectations<PropertyState, Story> = {
  loading: {
    within: '',
    seen: ({ voice: { text } }) => ({
      screen: { headings: [text('frame.loading')], news: [text('frame.loading')] },
    }),
    leads: {
      'loadProperty.answered': 'ready.shown',
      'loadProperty.failed.not-found': 'notFound',
      'loadProperty.failed.no-longer-let': 'noLongerLet',
      'loadProperty.failed.unreachable': 'failed',
      'loadingTimeout.passed': 'failed',
    },
  },
  // What can be done with the property is the booking's; here is the way to each part of the page.
  'ready.shown': {
    within: '',
    seen: parts,
    leads: {
      'booking.opened': 'ready.open.booking',
      'return.opened': 'ready.open.returning',
      'contact.opened': 'ready.writing',
    },
  },
  'ready.open.booking': { within: '', seen: parts, leads: {} },
  // It is seen before scripts are there to ask, and so has no focus yet.
  'ready.open.returning': {
    within: '',
    seen: lookedUp,
    leads: { 'booking.found': 'ready.open.returned', 'booking.absent': 'ready.open.byMail' },
  },
  // The booking that was found and the message to the host are looked at by their own walks.
  'ready.open.returned': { within: 'booking', seen: back, leads: {} },
  'ready.open.byMail': { within: 'mail', seen: byMail, leads: {} },
  'ready.writing': {
    within: '',
    seen: ({ voice: { text }, name }) => ({
      screen: { headings: [name], moves: [link(text('contact.back', { property: name }))] },
    }),
    leads: {},
  },
  notFound: { within: '', seen: absent('propertyNotFound', 'problem.unitNotFound.title'), leads: {} },
  noLongerLet: { within: '', seen: absent('noLongerLet'), leads: {} },
  failed: {
    within: '',
    seen: notLoaded,
    leads: { 'retry.requested': 'loading', 'connection.returned': 'loading' },
  },
};
