import { useRef } from 'react';
import { useLocation } from 'wouter';
import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { overlap, type Nights } from '../../../../contract/values/nights.ts';
import type {
  NightsSelectionEvent,
  SelectedNights,
} from '../../../../machines/dashboard/nightsSelection/nightsSelection.types.ts';
import { areFree, type Cell } from './getCells.ts';

/** The selection of nights as the grid needs it. */
export interface GridSelection {
  nights: SelectedNights | undefined;
  /** Whether the first nights are marked, and the last one is not chosen yet. */
  isChoosing: boolean;
  send: (event: NightsSelectionEvent) => void;
}

const join = (one: Nights, other: Nights): Nights => ({
  start: one.start < other.start ? one.start : other.start,
  end: one.end > other.end ? one.end : other.end,
});

interface Options {
  properties: Timeline['properties'];
  rows: readonly (readonly Cell[])[];
  /** Undefined if the person may not change nights. */
  selection: GridSelection | undefined;
}

/**
 * Returns how cells are selected: by a tap or Enter on the first and the last one, or by Shift with arrow keys. A stay
 * opens its reservation.
 */
export function useSelecting({ properties, rows, selection }: Options) {
  // The cell at which a selection with Shift began.
  const [, navigate] = useLocation();
  const anchor = useRef<Nights | undefined>(undefined);

  const getMarked = (row: number) => {
    const { isChoosing = false, nights } = selection ?? {};
    return isChoosing && nights?.property === properties[row]!.id ? nights : undefined;
  };

  const mark = (row: number, { start, end }: Nights) => {
    selection?.send({ type: 'nights.marked', nights: { property: properties[row]!.id, start, end } });
  };

  const finish = (row: number, { start, end }: Nights) => {
    const nights = { property: properties[row]!.id, start, end };
    selection?.send({ type: areFree(rows[row]!, nights) ? 'nights.chosen' : 'takenNights.chosen', nights });
  };

  return {
    select: (row: number, cell: Cell): void => {
      const marked = getMarked(row);
      anchor.current = undefined;
      const { content, whole } = cell;
      const nights = { property: properties[row]!.id, start: whole.start, end: whole.end };
      const isOver = cell.end <= properties[row]!.today;
      if (marked && !isOver) finish(row, join(marked, cell));
      else if (content.kind === 'stay') navigate(reservationAddress(content.stay.number));
      else if (content.kind === 'channel') {
        const { calendar, name, note } = content.channel;
        const stay = { ...nights, calendar, name: name ?? '', note: note ?? '' };
        selection?.send({ type: 'channelStay.chosen', stay });
      } else if (isOver) return;
      else if (content.kind === 'free') mark(row, cell);
      else if (!content.block.isFixed) selection?.send({ type: 'closedNights.chosen', nights });
    },
    /** Marks the nights between the cell at which Shift was pressed and another one. */
    extend: (row: number, from: Cell, to: Cell): void => {
      anchor.current = (getMarked(row) && anchor.current) ?? from;
      const { today } = properties[row]!;
      const nights = join(anchor.current, to);
      if (nights.end > today) mark(row, { ...nights, start: nights.start < today ? today : nights.start });
    },
    clear: (): void => {
      if (selection?.isChoosing) selection.send({ type: 'selection.cleared' });
    },
    isSelected: (row: number, cell: Cell): boolean =>
      selection?.nights?.property === properties[row]!.id && overlap(selection.nights, cell),
  };
}
