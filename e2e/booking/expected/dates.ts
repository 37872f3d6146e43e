import { getReason } from '../../support/causes.ts';
import { alert, button, heading, link, type Screen } from '../../support/screen.ts';
import type { Story } from '../story.ts';
import { beside } from './beside.ts';
import type { BookingExpectation } from './types.ts';

const fields = ({ voice: { text }, guests }: Story) => [
  `number “${text('stay.guests')}”: ${guests}`,
  `application “${text('stay.calendar')}”`,
];

/** Check-in and check-out, which lead to the calendar. */
const ends = ({ voice: { text, day }, stay, checkIn = stay?.from }: Story) => {
  const said = (inHowManyDays: number | undefined) =>
    inHowManyDays === undefined ? text('form.choose') : day(inHowManyDays, 'short');
  return [
    `${text('stay.checkIn')} ${said(checkIn)}`,
    `${text('stay.checkOut')} ${said(stay && stay.from + stay.nights)}`,
  ];
};

const steppers = ({ voice: { text }, guests }: Story) => ({
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
export const choosing = (story: Story, outcome: Screen): Screen => {
  const { text } = story.voice;
  const { moves, heldBack } = steppers(story);
  const clear = button(text('stay.clear'));
  const hasDates = story.stay !== undefined || story.checkIn !== undefined;
  return {
    step: text('steps.dates'),
    ...outcome,
    fields: fields(story),
    moves: [
      ...ends(story).map(button),
      ...moves.map(button),
      ...(hasDates ? [clear] : []),
      ...(outcome.moves ?? []),
    ],
    heldBack: [...heldBack.map(button), ...(hasDates ? [] : [clear])],
    says: [text('rules.length', { minNights: 2, maxNights: 28 }), ...(outcome.says ?? [])],
  };
};

const dates = (
  outcome: (story: Story) => Screen,
  {
    during = 'choosing',
    ...more
  }: Partial<BookingExpectation> & { during?: Parameters<typeof beside>[1] } = {},
): BookingExpectation => ({
  within: 'dates',
  seen: (story) => ({
    screen: {
      headings: [story.voice.text('steps.dates')],
      focus: heading(story.voice.text('steps.dates')),
      ...choosing(story, outcome(story)),
    },
    beside: beside(story, during),
  }),
  ...more,
});

const unpriced = dates(({ voice: { text } }) => ({ says: [text('policy.selectDatesFirst')] }), {
  otherWays: ['stay.changed~in the calendar'],
});

export const datesExpected = {
  'dates.choosing': unpriced,
  'dates.halfChosen': unpriced,
  'dates.pricing': dates(() => ({}), {
    during: 'pricing',
    asks: 'previewPrice',
  }),
  'dates.priced': dates(
    (story) => ({
      says: [story.voice.text('booking.nothingYet')],
      moves: [button(story.voice.text('booking.begin')), button(story.voice.text('stay.share'))],
    }),
    { during: 'priced', otherWays: ['booking.begun~beside the page'] },
  ),
  'dates.unavailable': dates(
    ({ voice: { text } }) => ({
      alert: [text('problem.datesUnavailable.title'), text('problem.datesUnavailable.text')],
      focus: alert(text('problem.datesUnavailable.title')),
      says: [text('access.ownHold')],
      moves: [link(text('access.ownHold.goOn'))],
    }),
    { during: 'unavailable' },
  ),
  'dates.impossible': dates(
    ({ voice: { text } }) => ({
      alert: [
        text('problem.validationFailed.title'),
        `${text('stay.checkOut')}: ${text('violation.stay_too_short')}`,
      ],
      says: [text('violation.stay_too_short')],
    }),
    { during: 'impossible' },
  ),
  'dates.notPriced': dates(
    ({ voice, failure }) => ({
      alert: [
        voice.text('problem.priceFetch.title'),
        getReason(voice, failure),
        voice.text('action.tryAgain'),
      ],
      focus: alert(voice.text('problem.priceFetch.title')),
      moves: [button(voice.text('action.tryAgain'))],
    }),
    {
      during: 'notPriced',
    },
  ),
} satisfies Record<string, BookingExpectation>;
