import { takePage } from '../../../contract/values/listPages.ts';
import type { Read } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { describeCard, type UnitContent } from '../content/index.ts';

/** Returns the properties that the site offers: those of FEATURED_UNITS in their order, or all of them. */
export const getListedUnits = ({
  content,
  featuredUnits,
}: Pick<HostContext, 'content' | 'featuredUnits'>): readonly UnitContent[] =>
  featuredUnits?.map((id) => content.units.get(id)).filter((unit) => unit !== undefined) ?? [
    ...content.units.values(),
  ];

/** Returns the entries of the contract that describe a whole list. */
export const describeList = (listed: readonly UnitContent[]) => ({
  unitCount: listed.length,
  maxGuests: listed.reduce((most, { maxGuests }) => Math.max(most, maxGuests), 1),
});

/** Returns a page of the properties that the site offers. */
export const listRentalUnits: Read<'listRentalUnits'> = (host, { params, language }) => {
  const listed = getListedUnits(host);
  const { page, items } = takePage(listed, Number(params.page));
  return Promise.resolve({
    page,
    ...describeList(listed),
    units: items.map((unit) => describeCard(unit, language)),
  });
};
