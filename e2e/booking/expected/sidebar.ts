import { button, link, type Screen } from '../../support/screen.ts';
import { getLines, getPrice, type Scenario } from '../scenario.ts';

const getTotal = ({ translator: { text, money }, price }: Scenario): string[] =>
  price === undefined ? [] : [`${text('price.total')} ${money(price)}`];

/** The price, line by line. */
export const priceLines = (scenario: Scenario): string[] => {
  const { translator, stay, price } = scenario;
  if (price === undefined) return [];
  const { text, money, roundMoney } = translator;
  const { nights, cleaning, extraGuests } = getLines(scenario);
  // The difference of a raised price is in the line of the nights.
  const difference = price - getPrice(scenario);
  return [
    `${text('price.line.nights', { amount: roundMoney(140_00), nights: stay?.nights ?? 0 })} ${money(nights + difference)}`,
    `${text('price.line.cleaning')} ${money(cleaning)}`,
    ...(extraGuests > 0 ? [`${text('price.line.extra_guests')} ${money(extraGuests)}`] : []),
    ...getTotal(scenario),
  ];
};

/**
 * The phase of the booking. The form shows the price next to its button, and the confirmation in the receipt.
 */
type Phase = 'choosing' | 'pricing' | 'priced' | 'datesTaken' | 'form' | 'booking' | 'booked' | Failed;

/** Why there is no price for the chosen dates, and what to do. */
const failed = {
  notPriced: ['problem.priceFetch.title', 'action.tryAgain'],
  unavailable: ['problem.datesUnavailable.title', 'form.otherDates'],
  impossible: ['problem.validationFailed.title', 'form.otherDates'],
} as const;
type Failed = keyof typeof failed;

const isFailed = (phase: Phase): phase is Failed => Object.hasOwn(failed, phase);

const getActions = ({ translator: { text } }: Scenario, phase: Phase): string[] => {
  if (['datesTaken', 'form', 'booking', 'booked', 'pricing'].includes(phase)) return [];
  if (phase === 'priced') return [button(text('booking.begin'))];
  if (phase === 'notPriced') return [button(text(failed.notPriced[1]))];
  return [link(text(isFailed(phase) ? failed[phase][1] : 'booking.selectDates'))];
};

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

/** The fields for dates and guests. */
const describeFields = (scenario: Scenario, phase: Phase): Screen => {
  const { translator, guests } = scenario;
  const { moves, heldBack } = describeSteppers(scenario);
  return {
    describeFields: [`number “${translator.text('stay.guests')}”: ${guests}`],
    texts: phase === 'impossible' ? [translator.text('violation.stay_too_short')] : [],
    actions: [...describeEnds(scenario), ...moves].map(button),
    disabled: heldBack.map(button),
  };
};

/**
 * The sidebar with the stay and its price. While dates are chosen, it has the fields for them and the next action.
 */
export const describeSidebar = (scenario: Scenario, phase: Phase): Screen => {
  const { translator, stay, guests } = scenario;
  const { text, day, roundMoney } = translator;
  // While dates are chosen, only a price that the host has just answered is shown.
  const price = ['priced', 'datesTaken', 'form', 'booking'].includes(phase) ? scenario.price : undefined;
  const hasOnlyTotal = phase === 'form' || phase === 'datesTaken';
  const priceFrom = [text('pricing.from', { amount: roundMoney(140_00) })];
  const describeStay = (from: number, nights: number) => [
    text('stay.dates', { from: day(from, 'short'), to: day(from + nights, 'short') }),
    text('count.guests', { guests }),
  ];
  const host = 'Inês Carvalhal';
  const priceNote = text('direct.text', { recipient: 'host', host, seller: host });
  const fields = ['form', 'booking', 'booked'].includes(phase) ? undefined : describeFields(scenario, phase);
  // The note belongs to a price, or to one that is being requested.
  const hasPriceNote = (!stay && phase !== 'booked') || price !== undefined || phase === 'pricing';
  return {
    ...fields,
    announcements: phase === 'pricing' ? [text('price.waiting')] : [],
    texts: [
      ...(hasPriceNote ? [priceNote] : []),
      ...(isFailed(phase) ? [text(failed[phase][0])] : []),
      ...(fields?.texts ?? []),
      ...(stay ? [] : priceFrom),
      ...(stay && !fields ? describeStay(stay.from, stay.nights) : []),
      // The tourist tax names the number of guests.
      ...(phase === 'priced' ? [text('count.guests', { guests })] : []),
      ...(hasOnlyTotal ? getTotal({ ...scenario, price }) : priceLines({ ...scenario, price })),
    ],
    absent: [
      ...(stay ? priceFrom : []),
      ...(hasPriceNote ? [] : [priceNote]),
      ...(price === undefined ? [text('price.total')] : []),
      ...(hasOnlyTotal ? [text('price.line.cleaning')] : []),
    ],
    actions: [
      ...(fields?.actions ?? []),
      ...getActions(scenario, phase),
      // The host and the public register.
      ...(hasPriceNote ? ['+351 210 000 001', ...translator.linksIn('host.registered')].map(link) : []),
    ],
    disabled: [...(fields?.disabled ?? []), ...(phase === 'pricing' ? [button(text('booking.begin'))] : [])],
  };
};
