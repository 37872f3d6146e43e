import {
  alert,
  button,
  checkbox,
  heading,
  link,
  list,
  radio,
  text as field,
  type Screen,
} from '../../support/screen.ts';
import { soon, getReason } from '../../support/causes.ts';
import type { Story } from '../story.ts';
import { beside, priceLines } from './beside.ts';
import type { BookingExpectation } from './types.ts';
import { choosing } from './dates.ts';
import { optionsIn } from './options.ts';

const fields = ({ voice: { text, language }, typed, isRemembered }: Story) => [
  field(text('form.firstName'), typed.firstName),
  field(text('form.lastName'), typed.lastName),
  checkbox(text('form.hasSingleName')),
  field(text('form.email'), typed.email),
  list(text('form.phonePrefix'), typed.country),
  field(text('form.phone'), typed.phone),
  checkbox(text('form.remember'), isRemembered),
  checkbox(text('form.hasSpecialRequests')),
  ...optionsIn[language].map((name, index) => radio(name, index === 0)),
];

const due = ({ voice: { text, money }, price = 0 }: Story) => text('order.dueNow', { amount: money(price) });

const orderHeading = ({ voice: { text } }: Story) => `${text('order.title')}: Casa do Limoeiro`;

/** The complete order. */
const ordered = (story: Story): string[] => {
  const { voice, stay, guests } = story;
  const { text, day } = voice;
  const { from, nights } = stay ?? { from: 0, nights: 0 };
  return [
    `${text('stay.checkIn')} ${day(from, 'dated')}`,
    `${text('stay.checkOut')} ${day(from + nights, 'dated')}`,
    `${text('order.stay')} ${text('count.nights', { nights })}, ${text('count.guests', { guests })}`,
    ...priceLines(story),
    due(story),
  ];
};

const buttons = ({ voice: { text } }: Story) => [
  button(text('order.button')),
  button(text('form.otherDates')),
];

const note = ({ voice }: Story) => voice.linksIn('legal.whenOrdering').map(link);

const form = (story: Story, news: Screen = {}): Screen => {
  const { text } = story.voice;
  return {
    step: text('steps.form'),
    focus: heading(text('form.title')),
    fields: fields(story),
    ...news,
    headings: [text('form.title'), ...(news.headings ?? []), orderHeading(story)],
    moves: [...(news.moves ?? []), ...(news.heldBack ? [] : buttons(story)), ...note(story)],
    says: [
      text('form.email.about'),
      text('form.paymentOption'),
      text('form.next'),
      ...ordered(story),
      ...(story.isEmailRefused ? [text('violation.email')] : []),
    ],
  };
};

const wrongEmail = ({ voice: { text } }: Story) => `${text('form.email')}: ${text('violation.email')}`;

const details = (
  news: (story: Story) => Screen,
  more: Partial<BookingExpectation> = {},
): BookingExpectation => ({
  within: 'form',
  seen: (story) => ({ screen: form(story, news(story)), beside: beside(story, 'form') }),
  ...more,
});

export const formExpected = {
  'form.editing': details(() => ({})),
  'form.creating': details(
    (story) => ({ news: [story.voice.text('form.sending')], heldBack: buttons(story) }),
    {
      asks: 'createReservation',
    },
  ),
  'form.refused': details(
    (story) => ({
      headings: [story.voice.text('problem.validationFailed.title')],
      alert: [
        story.voice.text('problem.validationFailed.title'),
        story.voice.text('problem.validationFailed.text'),
        wrongEmail(story),
      ],
      moves: [link(wrongEmail(story))],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('problem.validationFailed.title')),
    },
  ),
  'form.datesTaken': {
    within: 'dates',
    seen: (story) => ({
      screen: {
        ...choosing(story, {
          alert: [
            story.voice.text('problem.datesUnavailable.title'),
            story.voice.text('problem.datesUnavailable.text'),
          ],
          says: [story.voice.text('access.ownHold')],
          moves: [link(story.voice.text('access.ownHold.goOn'))],
        }),
        headings: [story.voice.text('steps.dates')],
        focus: alert(story.voice.text('problem.datesUnavailable.title')),
        step: story.voice.text('steps.form'),
      },
      beside: beside(story, 'form'),
    }),
  },
  'form.repricing': {
    within: 'form, price',
    seen: (story) => ({
      screen: { step: story.voice.text('steps.form'), news: [story.voice.text('price.waiting')] },
      beside: beside(story, 'form'),
    }),
    asks: 'previewNewPrice',
  },
  'form.termsChanged': {
    within: 'form, terms',
    seen: (story) => ({
      screen: {
        step: story.voice.text('steps.form'),
        headings: [story.voice.text('problem.termsChanged.title'), orderHeading(story)],
        focus: heading(story.voice.text('problem.termsChanged.title')),
        news: [
          `${story.voice.text('problem.termsChanged.title')} ${story.voice.text('problem.termsChanged.text')}`,
        ],
        says: ordered(story),
        moves: buttons(story),
      },
      beside: beside(story, 'form'),
    }),
  },
  'form.noMoreHolds': details(
    ({ voice: { text } }) => ({
      alert: [
        text('problem.noMoreHolds.title'),
        `${text('problem.noMoreHolds.text')} ${soon(text)}`,
        text('problem.kept'),
      ],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('problem.noMoreHolds.title')),
    },
  ),
  'form.notCreated': details(
    ({ voice, failure }) => ({
      alert: [
        voice.text('problem.reservationCreate.title'),
        getReason(voice, failure),
        voice.text('problem.kept'),
      ],
    }),
    {
      focusWithin: ({ voice: { text } }) => alert(text('problem.reservationCreate.title')),
    },
  ),
} satisfies Record<string, BookingExpectation>;
