import type { Attention, Urgency } from '../../../../contract/dashboard/today.ts';

/** Leaves out a property of each member of a union. */
type Without<Item, Key extends PropertyKey> = Item extends unknown ? Omit<Item, Key> : never;

/** Something that needs a host's attention, before its urgency is known. */
export type AttentionItem = Without<Attention, 'urgency'>;

const urgencies: readonly Urgency[] = ['late', 'today', 'soon'];

/** The last day for an item, `YYYY-MM-DD`; undefined if it has none. */
function getLastDay(item: AttentionItem): string | undefined {
  if (item.kind === 'unpaid') return item.dueDate;
  if (item.kind === 'bulletins') return item.dueBy;
  return item.kind === 'notRegistered' ? item.startDate : undefined;
}

function getUrgency(item: AttentionItem, getToday: (unitId: string) => string): Urgency {
  const lastDay = getLastDay(item);
  if (lastDay === undefined || !('unitId' in item)) return 'today';
  const today = getToday(item.unitId);
  // A report that is corrected after its last day is not late.
  const isLate = item.kind === 'bulletins' ? item.isLate : lastDay < today;
  if (isLate) return 'late';
  return lastDay <= today ? 'today' : 'soon';
}

/**
 * Sorts items by their urgency, and equally urgent ones by their last day within a kind; the kinds keep their order.
 * @param getToday the date of today at a property
 */
export function sortByUrgency(
  items: readonly AttentionItem[],
  getToday: (unitId: string) => string,
): Attention[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return items
    .map((item): Attention => ({ ...item, urgency: getUrgency(item, getToday) }))
    .toSorted(
      (a, b) =>
        urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        (getLastDay(a) ?? '').localeCompare(getLastDay(b) ?? ''),
    );
}
