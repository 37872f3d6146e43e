import { getReason } from '../../support/causes.ts';
import type { stayDetailsMachine } from '../../../machines/stayDetails/stayDetails.machine.ts';
import type { StateName } from '../../../tests/machines/rules/rule.ts';
import type { Expectations, Expected } from '../../support/expectation.ts';
import { alert, button, checkbox, heading, link, list, type Screen } from '../../support/screen.ts';
import { firstDay, host } from '../answers.ts';
import type { Story } from '../story.ts';
import { onItsWay } from './reservation.ts';

export type StayDetailsState = StateName<typeof stayDetailsMachine>;
type Expectation = Expected<Story>;

/** The details that the host has. */
const facts = ({ voice: { text, day, time }, toldTime }: Story) => [
  `${text('details.arrivalTime')} ${
    toldTime === null
      ? text('details.arrivalTime.untold')
      : text('details.arrivalTime.told', { date: day(firstDay, 'short'), time: time(toldTime) })
  }`,
  `${text('details.invoice')} ${text('details.invoice.none')}`,
];

const change = ({ voice: { text }, toldTime }: Story) =>
  button(text(toldTime === null ? 'details.add' : 'details.change'));

const told = (screen: (story: Story) => Screen, within: 'told' | 'fixed' = 'told'): Expectation => ({
  within,
  seen: (story) => {
    const title = story.voice.text('details.told');
    const { says = [], ...more } = screen(story);
    return {
      screen: { headings: [title], focus: heading(title), says: [...facts(story), ...says], ...more },
    };
  },
  takesFocusFrom: writing,
});

/** The states of the form: their outcome takes the focus. */
const writing = /^(editing|saving|refused|notSaved)$/;

const buttons = ({ voice: { text } }: Story) => [button(text('details.save')), button(text('details.keep'))];

const form = (
  news: (story: Story) => Screen,
  more: Omit<Expectation, 'seen' | 'within'> = {},
): Expectation => ({
  within: 'form',
  seen: (story) => {
    const { text, time } = story.voice;
    const { headings = [], moves = [], says = [], ...rest } = news(story);
    return {
      screen: {
        focus: heading(text('details.ask')),
        ...rest,
        headings: [text('details.ask'), ...headings],
        fields: [list(text('details.arrivalTime'), story.typedTime), checkbox(text('details.hasInvoice'))],
        says: [text('details.arrivalTime.about', { time: time('15:00') }), ...says],
        moves: [...moves, ...(more.asks ? [] : buttons(story))],
        heldBack: more.asks ? buttons(story) : [],
      },
    };
  },
  ...more,
});

/** What a guest sees in each state of the stay details; a missing state is a type error. */
export const stayDetailsExpected: Expectations<StayDetailsState, Story> = {
  loading: { within: 'page', seen: (story) => ({ screen: onItsWay(story) }) },
  shown: told((story) => ({
    says: [story.voice.text('details.lead', { host: host.name })],
    moves: [change(story)],
  })),
  editing: form(() => ({})),
  saving: form(
    ({ voice: { text }, isTimeRefused }) => ({
      news: [text('details.saving')],
      // A rejected value that is submitted again stays marked until the host answers.
      says: isTimeRefused ? [text('violation.arrival_time')] : [],
    }),
    {
      asks: 'saveDetails',
    },
  ),
  refused: form(
    ({ voice: { text }, isTimeRefused }) => {
      const title = text('problem.validationFailed.title');
      const wrong = text('violation.arrival_time');
      const line = `${text('details.arrivalTime')}: ${wrong}`;
      // A corrected value is no error any more, so there is no summary.
      if (!isTimeRefused) return {};
      return {
        headings: [title],
        alert: [title, text('problem.validationFailed.text'), line],
        moves: [link(line)],
        says: [wrong],
      };
    },
    {
      focusWithin: ({ voice: { text } }) => alert(text('problem.validationFailed.title')),
    },
  ),
  notSaved: form(
    ({ voice, failure }) => ({
      alert: [voice.text('details.notSaved.title'), getReason(voice, failure), voice.text('problem.kept')],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('details.notSaved.title')),
    },
  ),
  saved: told((story) => ({
    news: [
      `${story.voice.text('details.saved.title')} ${story.voice.text('details.saved.text', { host: host.name })}`,
    ],
    moves: [change(story)],
  })),
  fixed: told(
    ({ voice: { text } }) => ({
      says: [text('details.fixed', { host: host.name })],
      moves: [link(text('contact.title', { host: host.name }))],
    }),
    'fixed',
  ),
};
