import { soon, getReason } from '../support/causes.ts';
import type { contactMachine } from '../../machines/contact/contact.machine.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, Expected } from '../support/expectation.ts';
import { alert, area, button, heading, link, list, text as field, type Screen } from '../support/screen.ts';
import type { Story } from './story.ts';

export type ContactState = StateName<typeof contactMachine>;
type Expectation = Expected<Story>;

const host = 'Inês Carvalhal';

const fields = ({ voice: { text }, typed }: Story) => [
  field(text('contact.name'), typed.name),
  field(text('form.email'), typed.email),
  list(text('form.phonePrefix'), typed.country),
  field(text('contact.phone'), typed.phone),
  field(text('contact.reservationId'), typed.reservation),
  area(text('contact.message'), typed.message),
];

const send = ({ voice: { text } }: Story) => button(text('contact.send'));

const note = ({ voice }: Story) => voice.linksIn('legal.whenWriting').map(link);
/** Other contact details of the host, next to the form. */
const reached = ({ voice: { text } }: Story) => [link('+351 210 000 001'), link(text('host.whatsapp'))];

const writing = (story: Story, news: Screen = {}): Screen => {
  const { text } = story.voice;
  return {
    ...news,
    headings: [text('contact.title', { host }), ...(news.headings ?? [])],
    moves: [
      ...(news.moves ?? []),
      ...(news.heldBack ? [] : [send(story)]),
      ...note(story),
      ...reached(story),
    ],
    fields: fields(story),
    says: [
      text('contact.email.about'),
      text('contact.reservationId.about'),
      ...(story.isEmailRefused ? [text('violation.email')] : []),
    ],
  };
};

const form = (news: (story: Story) => Screen, more: Partial<Expectation> = {}): Expectation => ({
  within: 'form',
  seen: (story) => ({ screen: writing(story, news(story)) }),
  ...more,
});

/** What a visitor sees in each state of a message to the host; a missing state is a type error. */
export const contactExpected: Expectations<ContactState, Story> = {
  editing: {
    ...form(() => ({})),
    // Another message starts at its text, because the person is known.
    seen: (story) => ({
      screen: { ...writing(story), focus: `textarea “${story.voice.text('contact.message')}”` },
    }),
  },
  sending: form((story) => ({ news: [story.voice.text('contact.sending')], heldBack: [send(story)] }), {
    asks: 'sendMessage',
  }),
  refused: form(
    (story) => {
      const { text } = story.voice;
      const title = text('contact.saveError.title');
      const wrong = `${text('form.email')}: ${text('violation.email')}`;
      return {
        headings: [title],
        alert: [title, text('contact.saveError.text'), wrong],
        moves: [link(wrong)],
      };
    },
    {
      focusWithin: ({ voice: { text } }) => alert(text('contact.saveError.title')),
    },
  ),
  tooMany: form(
    ({ voice: { text } }) => ({
      alert: [
        text('problem.tooManyRequests.title'),
        `${text('contact.tooMany.text')} ${soon(text)}`,
        text('problem.kept'),
      ],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('problem.tooManyRequests.title')),
    },
  ),
  notSent: form(
    ({ voice, failure }) => ({
      alert: [voice.text('contact.saveError.title'), getReason(voice, failure), voice.text('problem.kept')],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('contact.saveError.title')),
    },
  ),
  sent: {
    within: 'sent',
    seen: ({ voice: { text }, typed }) => {
      const title = text('contact.sent.title', { host });
      return {
        screen: {
          headings: [text('contact.title', { host }), title],
          focus: heading(title),
          says: [text('contact.sent.text', { email: typed.email })],
          moves: [
            link(text('contact.back', { property: 'Casa do Limoeiro' })),
            button(text('contact.another')),
          ],
        },
      };
    },
  },
};
