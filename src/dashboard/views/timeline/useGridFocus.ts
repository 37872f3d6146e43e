import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { daysLater, type Nights } from '../../../../contract/values/nights.ts';
import type { Cell } from './getCells.ts';

/** A place in the calendar: a property by its position, and a night. */
export interface Place {
  row: number;
  night: string;
}

interface Options {
  grid: RefObject<HTMLElement | null>;
  rows: readonly (readonly Cell[])[];
  window: Nights;
  /** The night that is reached by Tab at first. */
  first: string;
  /** Scrolls so that a place is visible. */
  show: (place: Place) => void;
  /** Moves to a night that is not loaded. */
  onMove: (night: string) => void;
  select: (row: number, cell: Cell) => void;
  /** Selects the nights between two cells of a property. */
  extend: (row: number, from: Cell, to: Cell) => void;
  clear: () => void;
}

/** The number of nights by which Page Up and Page Down move. */
const pageNights = 28;

const findCell = (cells: readonly Cell[], night: string) =>
  cells.find(({ start, end }) => start <= night && night < end);

/** Moves the focus between the cells by keyboard; only one cell is reached by Tab. */
export function useGridFocus({ grid, rows, window, first, show, onMove, select, extend, clear }: Options) {
  const [chosen, setChosen] = useState<Place>({ row: 0, night: first });
  const movesFocus = useRef(false);
  const clampNight = (night: string) => {
    if (night < window.start) return window.start;
    return night >= window.end ? daysLater(window.end, -1) : night;
  };
  const place = { row: Math.min(chosen.row, rows.length - 1), night: clampNight(chosen.night) };

  useEffect(() => {
    if (!movesFocus.current || chosen.night !== place.night) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  });

  const moveTo = (next: Place) => {
    movesFocus.current = true;
    setChosen(next);
    if (next.night < window.start || next.night >= window.end) {
      onMove(next.night);
    } else show(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { row, night } = place;
    const cell = findCell(rows[row] ?? [], night);
    const targets: Readonly<Record<string, Place | undefined>> = {
      ArrowLeft: { row, night: daysLater(cell?.start ?? night, -1) },
      ArrowRight: { row, night: cell?.end ?? daysLater(night, 1) },
      ArrowUp: { row: Math.max(0, row - 1), night },
      ArrowDown: { row: Math.min(rows.length - 1, row + 1), night },
      PageUp: { row, night: daysLater(night, -pageNights) },
      PageDown: { row, night: daysLater(night, pageNights) },
      Home: { row, night: window.start },
      End: { row, night: daysLater(window.end, -1) },
    };
    const target = targets[event.key];
    if (event.altKey || event.metaKey) return;
    if (cell && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      select(row, cell);
    } else if (event.key === 'Escape') clear();
    if (!target) return;
    event.preventDefault();
    const next = findCell(rows[target.row] ?? [], target.night);
    if (event.shiftKey && cell && next && target.row === row) extend(row, cell, next);
    moveTo(target);
  };

  return {
    place,
    onKeyDown,
    /** Whether a cell is the one that is reached by Tab. */
    isCurrent: (row: number, { start, end }: Cell) =>
      row === place.row && start <= place.night && place.night < end,
    choose: (next: Place) => setChosen(next),
    /** Makes a night the one that is reached by Tab, and moves the focus to it if `takesFocus`. */
    moveToNight: (to: string, takesFocus: boolean) => {
      movesFocus.current = takesFocus;
      setChosen({ row: place.row, night: to });
    },
  };
}
