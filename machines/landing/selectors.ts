import type { StateFrom } from 'xstate';
import type { landingMachine } from './landing.machine.ts';

type Landing = Pick<StateFrom<typeof landingMachine>, 'context'>;

/** The properties of the site. */
export const getOffers = ({ context }: Landing): Landing['context']['offers'] => context.offers;

/** So many properties are compared, and dates are asked for first; fewer are presented one after the other. */
const many = 4;

/** There are enough properties to compare them. */
export const hasManyOffers = ({ context: { offers } }: Landing): boolean => offers.length >= many;

/** The visitor can search for dates: there are many properties, or the address asks for dates. */
export const canSearch = (landing: Landing): boolean =>
  hasManyOffers(landing) || (landing.context.offers.length > 0 && landing.context.query !== '');
