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
import { formatRetryHint, getReason } from '../../support/failureReasons.ts';
import type { Scenario } from '../story.ts';
import { describeSidebar, priceLines } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';
import { describeDates } from './dates.ts';
import { paymentOptionNames } from './options.ts';

const describeFields = ({ translator: { text, language }, typed, isRemembered }: Scenario) => [
  field(text('form.firstName'), typed.firstName),
  field(text('form.lastName'), typed.lastName),
  checkbox(text('form.hasSingleName')),
  field(text('form.email'), typed.email),
  list(text('form.phonePrefix'), typed.country),
  field(text('form.phone'), typed.phone),
  checkbox(text('form.remember'), isRemembered),
  checkbox(text('form.hasSpecialRequests')),
  ...paymentOptionNames[language].map((name, index) => radio(name, index === 0)),
];

const formatDue = ({ translator: { text, money }, price = 0 }: Scenario) =>
  text('order.dueNow', { amount: money(price) });

const formatOrderHeading = ({ translator: { text, labelled } }: Scenario) =>
  labelled(text('order.title'), 'Casa do Limoeiro');

/** The complete order. */
const describeOrder = (story: Scenario): string[] => {
  const { translator, stay, guests } = story;
  const { text, day } = translator;
  const { from, nights } = stay ?? { from: 0, nights: 0 };
  return [
    `${text('stay.checkIn')} ${day(from, 'dated')}`,
    `${text('stay.checkOut')} ${day(from + nights, 'dated')}`,
    `${text('order.stay')} ${text('count.nights', { nights })}, ${text('count.guests', { guests })}`,
    ...priceLines(story),
    formatDue(story),
  ];
};

const buttons = ({ translator: { text } }: Scenario) => [
  button(text('order.button')),
  button(text('form.otherDates')),
];

const legalLinks = ({ translator }: Scenario) => translator.linksIn('legal.whenOrdering').map(link);

const describeForm = (story: Scenario, news: Screen = {}): Screen => {
  const { text } = story.translator;
  return {
    step: text('steps.form'),
    focus: heading(text('form.title')),
    describeFields: describeFields(story),
    ...news,
    headings: [text('form.title'), ...(news.headings ?? []), formatOrderHeading(story)],
    actions: [...(news.actions ?? []), ...(news.disabled ? [] : buttons(story)), ...legalLinks(story)],
    texts: [
      text('form.email.about'),
      text('form.paymentOption'),
      text('form.next'),
      ...describeOrder(story),
      ...(story.isEmailRefused ? [text('violation.email')] : []),
    ],
  };
};

const emailError = ({ translator: { text, labelled } }: Scenario) =>
  labelled(text('form.email'), text('violation.email'));

const expectForm = (
  news: (story: Scenario) => Screen,
  more: Partial<BookingExpectation> = {},
): BookingExpectation => ({
  region: 'form',
  screens: (story) => ({ screen: describeForm(story, news(story)), sidebar: describeSidebar(story, 'form') }),
  ...more,
});

export const formExpected = {
  'form.editing': expectForm(() => ({})),
  'form.creating': expectForm(
    (story) => ({ announcements: [story.translator.text('form.sending')], disabled: buttons(story) }),
    {
      call: 'createReservation',
    },
  ),
  'form.refused': expectForm(
    (story) => ({
      headings: [story.translator.text('problem.validationFailed.title')],
      alert: [
        story.translator.text('problem.validationFailed.title'),
        story.translator.text('problem.validationFailed.text'),
        emailError(story),
      ],
      actions: [link(emailError(story))],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.validationFailed.title')),
    },
  ),
  'form.datesTaken': {
    region: 'dates',
    screens: (story) => ({
      screen: {
        ...describeDates(story, {
          alert: [
            story.translator.text('problem.datesUnavailable.title'),
            story.translator.text('problem.datesUnavailable.text'),
          ],
          texts: [story.translator.text('access.ownHold')],
          actions: [link(story.translator.text('access.ownHold.goOn'))],
        }),
        headings: [story.translator.text('steps.dates')],
        focus: alert(story.translator.text('problem.datesUnavailable.title')),
        step: story.translator.text('steps.form'),
      },
      sidebar: describeSidebar(story, 'form'),
    }),
  },
  'form.repricing': {
    region: 'form, price',
    screens: (story) => ({
      screen: {
        step: story.translator.text('steps.form'),
        announcements: [story.translator.text('price.waiting')],
      },
      sidebar: describeSidebar(story, 'form'),
    }),
    call: 'previewNewPrice',
  },
  'form.termsChanged': {
    region: 'form, terms',
    screens: (story) => ({
      screen: {
        step: story.translator.text('steps.form'),
        headings: [story.translator.text('problem.termsChanged.title'), formatOrderHeading(story)],
        focus: heading(story.translator.text('problem.termsChanged.title')),
        announcements: [
          `${story.translator.text('problem.termsChanged.title')} ${story.translator.text('problem.termsChanged.text')}`,
        ],
        texts: describeOrder(story),
        actions: buttons(story),
      },
      sidebar: describeSidebar(story, 'form'),
    }),
  },
  'form.noMoreHolds': expectForm(
    ({ translator: { text } }) => ({
      alert: [
        text('problem.noMoreHolds.title'),
        `${text('problem.noMoreHolds.text')} ${formatRetryHint(text)}`,
        text('problem.kept'),
      ],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.noMoreHolds.title')),
    },
  ),
  'form.offline': expectForm(
    ({ translator: { text } }) => ({
      alert: [text('problem.unreachable.title'), text('form.offline.text'), text('problem.kept')],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.unreachable.title')),
    },
  ),
  'form.notCreated': expectForm(
    ({ translator, failure }) => ({
      alert: [
        translator.text('problem.reservationCreate.title'),
        getReason(translator, failure),
        translator.text('problem.kept'),
      ],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.reservationCreate.title')),
    },
  ),
} satisfies Record<string, BookingExpectation>;
