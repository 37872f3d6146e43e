import type { StateFrom } from 'xstate';
import type { landingMachine } from './landing.machine.ts';

type Landing = Pick<StateFrom<typeof landingMachine>, 'context'>;

/** Returns the properties of the site. */
export const getOffers = ({ context }: Landing): Landing['context']['offers'] => context.offers;

/**
 * From this number of properties on, the page compares them and asks for dates first; fewer are presented one after the
 * other.
 */
const many = 4;

/** Whether the site has enough properties to compare them. */
export const hasManyOffers = ({ context: { offers } }: Landing): boolean => offers.length >= many;

/** Whether the visitor can search for dates: the site has many properties, or the address contains dates. */
export const canSearch = (landing: Landing): boolean =>
  hasManyOffers(landing) || (landing.context.offers.length > 0 && landing.context.query !== '');
