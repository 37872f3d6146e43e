/** The number of properties on a page of a list. */
export const unitsPerPage = 24;

/** Returns the number of pages of a list. A list without properties has one page. */
const getPageCount = (unitCount: number): number => Math.max(1, Math.ceil(unitCount / unitsPerPage));

/** Returns a page of a list, or the last page if the list ends before it. */
export function takePage<Item>(list: readonly Item[], requested: number): { page: number; items: Item[] } {
  const page = Math.min(requested, getPageCount(list.length));
  return { page, items: list.slice((page - 1) * unitsPerPage, page * unitsPerPage) };
}
