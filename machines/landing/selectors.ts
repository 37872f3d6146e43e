import type { StateFrom } from 'xstate';
import { unitsPerPage } from '../../contract/values/listPages.ts';
import { withPage } from '../../contract/rules/requestedDates.ts';
import type { landingMachine } from './landing.machine.ts';

type Landing = Pick<StateFrom<typeof landingMachine>, 'context'>;

/** Returns the properties of the site. */
export const getOffers = ({ context }: Landing): Landing['context']['offers'] => context.offers;

/** From this number of properties on, the page shows them side by side; fewer are presented one after the other. */
const many = 4;

/** Whether the site has enough properties to compare them. */
export const hasManyOffers = ({ context: { unitCount } }: Landing): boolean => unitCount >= many;

/** Whether the visitor can search for dates: the site has properties. */
export const canSearch = ({ context: { unitCount } }: Landing): boolean => unitCount > 0;

/** Returns the stay that the search form proposes: the one in the address, or the one that this tab remembers. */
export const getProposedStay = ({ context }: Landing): Landing['context']['search'] =>
  context.search ?? context.remembered;

/** The part of the site's properties that a page shows. */
export interface ShownRange {
  /**
   * The values of the text `landing.range`: the positions of the first and the last property of the page in the whole
   * list, from 1, and the number of properties.
   */
  readonly text: Record<'first' | 'last' | 'unitCount', number>;
  /** The queries of the pages before and after this one; undefined if there is none. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Returns the part of the site's properties that the page shows; undefined if it shows all of them. */
export function getShownRange({ context }: Landing): ShownRange | undefined {
  const { page, unitCount, offers, search } = context;
  const before = (page - 1) * unitsPerPage;
  const getQuery = (number: number) => withPage(search?.query ?? '', number);
  return offers.length < unitCount
    ? {
        text: { first: before + 1, last: before + offers.length, unitCount },
        previous: before > 0 ? getQuery(page - 1) : undefined,
        next: before + unitsPerPage < unitCount ? getQuery(page + 1) : undefined,
      }
    : undefined;
}
