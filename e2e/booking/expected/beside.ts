import { button, link, type Screen } from '../../support/screen.ts';
import { getLines, getPrice, type Story } from '../story.ts';

const getTotal = ({ voice: { text, money }, price }: Story): string[] =>
  price === undefined ? [] : [`${text('price.total')} ${money(price)}`];

/** The price, line by line. */
export const priceLines = (story: Story): string[] => {
  const { voice, stay, price } = story;
  if (price === undefined) return [];
  const { text, money, roundMoney } = voice;
  const { nights, cleaning, extraGuests } = getLines(story);
  // The difference of a raised price is in the line of the nights.
  const difference = price - getPrice(story);
  return [
    `${text('price.line.nights', { amount: roundMoney(140_00), nights: stay?.nights ?? 0 })} ${money(nights + difference)}`,
    `${text('price.line.cleaning')} ${money(cleaning)}`,
    ...(extraGuests > 0 ? [`${text('price.line.extra_guests')} ${money(extraGuests)}`] : []),
    ...getTotal(story),
  ];
};

/**
 * The phase of the booking. The form shows the price next to its button, and the confirmation in the receipt.
 */
type During = 'choosing' | 'pricing' | 'priced' | 'form' | 'booking' | 'booked' | Failed;

/** Why there is no price for the chosen dates, and what to do. */
const failed = {
  notPriced: ['problem.priceFetch.title', 'action.tryAgain'],
  unavailable: ['problem.datesUnavailable.title', 'form.otherDates'],
  impossible: ['problem.validationFailed.title', 'form.otherDates'],
} as const;
type Failed = keyof typeof failed;

const isFailed = (during: During): during is Failed => Object.hasOwn(failed, during);

const getMoves = ({ voice: { text } }: Story, during: During): string[] => {
  if (['form', 'booking', 'booked', 'pricing'].includes(during)) return [];
  if (during === 'priced') return [button(text('booking.begin'))];
  if (during === 'notPriced') return [button(text(failed.notPriced[1]))];
  return [link(text(isFailed(during) ? failed[during][1] : 'booking.selectDates'))];
};

/** The sidebar with the stay and its price, and the next action while dates are chosen. */
export const beside = (story: Story, during: During): Screen => {
  const { voice, stay, guests } = story;
  const { text, day, roundMoney } = voice;
  // While dates are chosen, only a price that the host has just answered is shown.
  const price = ['priced', 'form', 'booking'].includes(during) ? story.price : undefined;
  const noStay = [text('pricing.from', { amount: roundMoney(140_00) })];
  const theStay = (from: number, nights: number) => [
    text('stay.dates', { from: day(from, 'short'), to: day(from + nights, 'short') }),
    text('count.guests', { guests }),
  ];
  const honest = text('booking.honest');
  // The note belongs to a price, or to one that is being requested.
  const isSaid = (!stay && during !== 'booked') || price !== undefined || during === 'pricing';
  return {
    news: during === 'pricing' ? [text('price.waiting')] : [],
    says: [
      ...(isSaid ? [honest] : []),
      ...(isFailed(during) ? [text(failed[during][0])] : []),
      ...(stay ? theStay(stay.from, stay.nights) : noStay),
      ...(during === 'form' ? getTotal({ ...story, price }) : priceLines({ ...story, price })),
    ],
    lacks: [
      ...(stay ? noStay : []),
      ...(isSaid ? [] : [honest]),
      ...(price === undefined ? [text('price.total')] : []),
      ...(during === 'form' ? [text('price.line.cleaning')] : []),
    ],
    moves: getMoves(story, during),
    heldBack: during === 'pricing' ? [button(text('booking.begin'))] : [],
  };
};
