import { getReason } from '../../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../../support/screen.ts';
import type { Scenario } from '../scenario.ts';
import { describeSidebar } from './sidebar.ts';
import type { BookingExpectation } from './types.ts';

/** The calendar, with the outcome below. */
export const describeDates = (scenario: Scenario, outcome: Screen): Screen => {
  const { text } = scenario.translator;
  const clear = button(text('stay.clear'));
  const hasDates = scenario.stay !== undefined || scenario.checkIn !== undefined;
  return {
    ...outcome,
    describeFields: [`application “${text('stay.calendar')}”`],
    actions: [...(hasDates ? [clear] : []), ...(outcome.actions ?? [])],
    disabled: hasDates ? [] : [clear],
    texts: [text('rules.length', { minNights: 2, maxNights: 28 }), ...(outcome.texts ?? [])],
  };
};

/** The nearest stays that the calendar offers for a refused one, on a property without other guests. */
export const describeNearbyStays = ({
  translator: { text, day },
  stay: { from, nights } = { from: 40, nights: 3 },
}: Scenario): Screen => {
  return {
    headings: [text('steps.dates'), text('alternatives.nearby')],
    actions: [-2, -1, 1].map((offset) => {
      const dates = { from: day(from + offset, 'short'), to: day(from + offset + nights, 'short') };
      return button(`${text('stay.dates', dates)} ${text('count.nights', { nights })}`);
    }),
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
      headings: outcome(scenario).headings ?? [scenario.translator.text('steps.dates')],
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
    (scenario) => {
      const { text } = scenario.translator;
      const { headings = [], actions = [] } = describeNearbyStays(scenario);
      return {
        headings,
        alert: [text('problem.datesUnavailable.title'), text('problem.datesUnavailable.text')],
        focus: alert(text('problem.datesUnavailable.title')),
        texts: [text('access.ownHold')],
        actions: [...actions, link(text('access.ownHold.goOn'))],
      };
    },
    { phase: 'unavailable' },
  ),
  'dates.impossible': expectDates(
    (scenario) => {
      const { text, labelled } = scenario.translator;
      return {
        ...describeNearbyStays(scenario),
        alert: [
          text('problem.validationFailed.title'),
          labelled(text('stay.checkOut'), text('violation.stay_too_short')),
        ],
      };
    },
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
