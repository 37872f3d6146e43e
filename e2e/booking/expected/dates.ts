import { getReason } from '../../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../../support/screen.ts';
import type { Scenario } from '../scenario.ts';
import { describeSidebar } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';

const describeFields = ({ translator: { text }, guests }: Scenario) => [
  `number “${text('stay.guests')}”: ${guests}`,
  `application “${text('stay.calendar')}”`,
];

/** Check-in and check-out, which lead to the calendar. */
const describeEnds = ({ translator: { text, day }, stay, checkIn = stay?.from }: Scenario) => {
  const formatDate = (inHowManyDays: number | undefined) =>
    inHowManyDays === undefined ? text('form.choose') : day(inHowManyDays, 'short');
  return [
    `${text('stay.checkIn')} ${formatDate(checkIn)}`,
    `${text('stay.checkOut')} ${formatDate(stay && stay.from + stay.nights)}`,
  ];
};

const describeSteppers = ({ translator: { text }, guests }: Scenario) => ({
  moves: [
    ...(guests > 1 ? [text('stay.fewerGuests')] : []),
    ...(guests < 4 ? [text('stay.moreGuests')] : []),
  ],
  heldBack: [
    ...(guests > 1 ? [] : [text('stay.fewerGuests')]),
    ...(guests < 4 ? [] : [text('stay.moreGuests')]),
  ],
});

/** Dates and guests, with the outcome below. */
export const describeDates = (scenario: Scenario, outcome: Screen): Screen => {
  const { text } = scenario.translator;
  const { moves, heldBack } = describeSteppers(scenario);
  const clear = button(text('stay.clear'));
  const hasDates = scenario.stay !== undefined || scenario.checkIn !== undefined;
  return {
    step: text('steps.dates'),
    ...outcome,
    describeFields: describeFields(scenario),
    actions: [
      ...describeEnds(scenario).map(button),
      ...moves.map(button),
      ...(hasDates ? [clear] : []),
      ...(outcome.actions ?? []),
    ],
    disabled: [...heldBack.map(button), ...(hasDates ? [] : [clear])],
    texts: [text('rules.length', { minNights: 2, maxNights: 28 }), ...(outcome.texts ?? [])],
  };
};

const expectDates = (
  outcome: (scenario: Scenario) => Screen,
  {
    phase = 'choosing',
    ...more
  }: Partial<BookingExpectation> & { phase?: Parameters<typeof describeSidebar>[1] } = {},
): BookingExpectation => ({
  region: 'dates',
  screens: (scenario) => ({
    screen: {
      headings: [scenario.translator.text('steps.dates')],
      focus: heading(scenario.translator.text('steps.dates')),
      ...describeDates(scenario, outcome(scenario)),
    },
    sidebar: describeSidebar(scenario, phase),
  }),
  ...more,
});

const unpriced = expectDates(({ translator: { text } }) => ({ texts: [text('policy.selectDatesFirst')] }), {
  otherWays: ['stay.changed~in the calendar'],
});

export const datesExpected = {
  'dates.choosing': unpriced,
  'dates.halfChosen': unpriced,
  'dates.pricing': expectDates(() => ({}), {
    phase: 'pricing',
    call: 'previewPrice',
  }),
  'dates.priced': expectDates(
    (scenario) => ({
      texts: [scenario.translator.text('booking.nothingYet')],
      actions: [
        button(scenario.translator.text('booking.begin')),
        button(scenario.translator.text('stay.share')),
      ],
    }),
    { phase: 'priced', otherWays: ['booking.begun~in the sidebar'] },
  ),
  'dates.unavailable': expectDates(
    ({ translator: { text } }) => ({
      alert: [text('problem.datesUnavailable.title'), text('problem.datesUnavailable.text')],
      focus: alert(text('problem.datesUnavailable.title')),
      texts: [text('access.ownHold')],
      actions: [link(text('access.ownHold.goOn'))],
    }),
    { phase: 'unavailable' },
  ),
  'dates.impossible': expectDates(
    ({ translator: { text, labelled } }) => ({
      alert: [
        text('problem.validationFailed.title'),
        labelled(text('stay.checkOut'), text('violation.stay_too_short')),
      ],
      texts: [text('violation.stay_too_short')],
    }),
    { phase: 'impossible' },
  ),
  'dates.notPriced': expectDates(
    ({ translator, failure }) => ({
      alert: [
        translator.text('problem.priceFetch.title'),
        getReason(translator, failure),
        translator.text('action.tryAgain'),
      ],
      focus: alert(translator.text('problem.priceFetch.title')),
      actions: [button(translator.text('action.tryAgain'))],
    }),
    {
      phase: 'notPriced',
    },
  ),
} satisfies Record<string, BookingExpectation>;
