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
type Phase = 'choosing' | 'pricing' | 'priced' | 'form' | 'booking' | 'booked' | Failed;

/** Why there is no price for the chosen dates, and what to do. */
const failed = {
  notPriced: ['problem.priceFetch.title', 'action.tryAgain'],
  unavailable: ['problem.datesUnavailable.title', 'form.otherDates'],
  impossible: ['problem.validationFailed.title', 'form.otherDates'],
} as const;
type Failed = keyof typeof failed;

const isFailed = (phase: Phase): phase is Failed => Object.hasOwn(failed, phase);

const getActions = ({ translator: { text } }: Scenario, phase: Phase): string[] => {
  if (['form', 'booking', 'booked', 'pricing'].includes(phase)) return [];
  if (phase === 'priced') return [button(text('booking.begin'))];
  if (phase === 'notPriced') return [button(text(failed.notPriced[1]))];
  return [link(text(isFailed(phase) ? failed[phase][1] : 'booking.selectDates'))];
};

/** The sidebar with the stay and its price, and the next action while dates are chosen. */
export const describeSidebar = (scenario: Scenario, phase: Phase): Screen => {
  const { translator, stay, guests } = scenario;
  const { text, day, roundMoney } = translator;
  // While dates are chosen, only a price that the host has just answered is shown.
  const price = ['priced', 'form', 'booking'].includes(phase) ? scenario.price : undefined;
  const priceFrom = [text('pricing.from', { amount: roundMoney(140_00) })];
  const describeStay = (from: number, nights: number) => [
    text('stay.dates', { from: day(from, 'short'), to: day(from + nights, 'short') }),
    text('count.guests', { guests }),
  ];
  const priceNote = text('booking.honest');
  // The note belongs to a price, or to one that is being requested.
  const hasPriceNote = (!stay && phase !== 'booked') || price !== undefined || phase === 'pricing';
  return {
    announcements: phase === 'pricing' ? [text('price.waiting')] : [],
    texts: [
      ...(hasPriceNote ? [priceNote] : []),
      ...(isFailed(phase) ? [text(failed[phase][0])] : []),
      ...(stay ? describeStay(stay.from, stay.nights) : priceFrom),
      ...(phase === 'form' ? getTotal({ ...scenario, price }) : priceLines({ ...scenario, price })),
    ],
    absent: [
      ...(stay ? priceFrom : []),
      ...(hasPriceNote ? [] : [priceNote]),
      ...(price === undefined ? [text('price.total')] : []),
      ...(phase === 'form' ? [text('price.line.cleaning')] : []),
    ],
    actions: getActions(scenario, phase),
    disabled: phase === 'pricing' ? [button(text('booking.begin'))] : [],
  };
};
