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
import type { Scenario } from '../scenario.ts';
import { describeSidebar, priceLines } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';
import { describeDates, describeNearbyStays } from './dates.ts';
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
  ...paymentOptionNames[language]!.map((name, index) => radio(name, index === 0)),
];

const formatDue = ({ translator: { text, money }, price = 0 }: Scenario) =>
  text('order.dueNow', { amount: money(price) });

const formatOrderHeading = ({ translator: { text, labelled } }: Scenario) =>
  labelled(text('order.title'), 'Casa do Limoeiro');

/** The complete order. */
const describeOrder = (scenario: Scenario): string[] => {
  const { translator, stay, guests } = scenario;
  const { text, day } = translator;
  const { from, nights } = stay ?? { from: 0, nights: 0 };
  return [
    `${text('stay.checkIn')} ${day(from, 'dated')}`,
    `${text('stay.checkOut')} ${day(from + nights, 'dated')}`,
    `${text('order.stay')} ${text('count.nights', { nights })}, ${text('count.guests', { guests })}`,
    ...priceLines(scenario),
    formatDue(scenario),
  ];
};

const buttons = ({ translator: { text } }: Scenario) => [
  button(text('order.button')),
  button(text('form.otherDates')),
];

/** The public register of the property, and the legal texts. */
const otherLinks = ({ translator: { linksIn } }: Scenario) =>
  [...linksIn('host.registered'), ...linksIn('legal.whenOrdering')].map(link);

const describeForm = (scenario: Scenario, news: Screen = {}): Screen => {
  const { text } = scenario.translator;
  return {
    step: text('steps.form'),
    focus: heading(text('form.title')),
    describeFields: describeFields(scenario),
    ...news,
    headings: [text('form.title'), ...(news.headings ?? []), formatOrderHeading(scenario)],
    actions: [...(news.actions ?? []), ...(news.disabled ? [] : buttons(scenario)), ...otherLinks(scenario)],
    texts: [
      text('form.email.about'),
      text('form.paymentOption'),
      text('form.next'),
      ...describeOrder(scenario),
      ...(scenario.isEmailRefused ? [text('violation.email')] : []),
    ],
  };
};

const emailError = ({ translator: { text, labelled } }: Scenario) =>
  labelled(text('form.email'), text('violation.email'));

const expectForm = (
  news: (scenario: Scenario) => Screen,
  more: Partial<BookingExpectation> = {},
): BookingExpectation => ({
  region: 'form',
  screens: (scenario) => ({
    screen: describeForm(scenario, news(scenario)),
    sidebar: describeSidebar(scenario, 'form'),
  }),
  ...more,
});

export const formExpected = {
  'form.editing': expectForm(() => ({})),
  'form.creating': expectForm(
    (scenario) => ({
      announcements: [scenario.translator.text('form.sending')],
      disabled: buttons(scenario),
    }),
    {
      call: 'createReservation',
    },
  ),
  'form.refused': expectForm(
    (scenario) => ({
      headings: [scenario.translator.text('problem.validationFailed.title')],
      alert: [
        scenario.translator.text('problem.validationFailed.title'),
        scenario.translator.text('problem.validationFailed.text'),
        emailError(scenario),
      ],
      actions: [link(emailError(scenario))],
    }),
    {
      focusInRegion: ({ translator: { text } }) => alert(text('problem.validationFailed.title')),
    },
  ),
  'form.datesTaken': {
    region: 'dates',
    screens: (scenario) => ({
      screen: {
        ...describeDates(scenario, {
          ...describeNearbyStays(scenario),
          alert: [
            scenario.translator.text('problem.datesUnavailable.title'),
            scenario.translator.text('problem.datesUnavailable.text'),
          ],
          texts: [scenario.translator.text('access.ownHold')],
          actions: [
            ...(describeNearbyStays(scenario).actions ?? []),
            link(scenario.translator.text('access.ownHold.goOn')),
          ],
        }),
        focus: alert(scenario.translator.text('problem.datesUnavailable.title')),
        step: scenario.translator.text('steps.form'),
      },
      sidebar: describeSidebar(scenario, 'datesTaken'),
    }),
  },
  'form.repricing': {
    region: 'form, price',
    screens: (scenario) => ({
      screen: {
        step: scenario.translator.text('steps.form'),
        announcements: [scenario.translator.text('price.waiting')],
      },
      sidebar: describeSidebar(scenario, 'form'),
    }),
    call: 'previewNewPrice',
  },
  'form.termsChanged': {
    region: 'form, terms',
    screens: (scenario) => ({
      screen: {
        step: scenario.translator.text('steps.form'),
        headings: [scenario.translator.text('problem.termsChanged.title'), formatOrderHeading(scenario)],
        focus: heading(scenario.translator.text('problem.termsChanged.title')),
        announcements: [
          `${scenario.translator.text('problem.termsChanged.title')} ${scenario.translator.text('problem.termsChanged.text')}`,
        ],
        texts: describeOrder(scenario),
        actions: buttons(scenario),
      },
      sidebar: describeSidebar(scenario, 'form'),
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
