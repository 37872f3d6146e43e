import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls the table to the column that the person has added, which may be beyond the edge of the window. */
export function useAddedColumn(table: RefObject<HTMLTableElement | null>, columns: readonly string[]): void {
  const before = useRef(columns);
  useLayoutEffect(() => {
    const added = columns.findIndex((column) => !before.current.includes(column));
    before.current = columns;
    if (added === -1) return;
    // The first head is that of the guest.
    const head = table.current?.tHead?.rows[0]?.cells[added + 1];
    head?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  });
}
