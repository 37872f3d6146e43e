import { useMemo, useRef, type SyntheticEvent } from 'react';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { daysLater, nightsBetween } from '../../../../contract/values/nights.ts';
import { useFormats } from '../../../i18n/index.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { useText } from '../../i18n/index.ts';
import { getCells, type Cell } from './getCells.ts';
import { getPixels } from './getPixels.ts';
import { NightCell } from './NightCell.tsx';
import * as css from './timeline.css.ts';
import { useCellText } from './useCellText.ts';
import { useGridFocus, type Place } from './useGridFocus.ts';
import { usePosition } from './usePosition.ts';
import { useSelecting, type GridSelection } from './useSelecting.ts';
import { getRange, useVisibleRange } from './useVisibleRange.ts';

const { sizes } = css;

interface Props {
  timeline: Timeline;
  onMove: (from: string) => void;
  /** Omitted if the person may not change nights. */
  selection?: GridSelection;
}

/** The days of the visible columns. */
const getDays = (from: string, [first, end]: readonly [number, number]) =>
  Array.from({ length: end - first }, (_, index) => ({
    index: first + index,
    date: daysLater(from, first + index),
  }));

/** Returns the row and the night of the cell that an event comes from; undefined if it comes from none. */
function findPlace({ target }: SyntheticEvent): Place | undefined {
  const cell = (target as Element).closest<HTMLElement>('[role=gridcell]');
  const night = cell?.dataset['night'];
  return night === undefined
    ? undefined
    : { row: Number(cell!.parentElement!.getAttribute('aria-rowindex')) - 2, night };
}

/**
 * A row for each property and a column for each night. Only the visible part is rendered, and the cell that is reached
 * by Tab.
 */
export function NightsGrid({ timeline, onMove, selection }: Props) {
  const { from, to, properties } = timeline;
  const text = useText();
  const { date } = useFormats();
  const cellText = useCellText();
  const grid = useRef<HTMLDivElement>(null);
  const window = useMemo(() => ({ start: from, end: to }), [from, to]);
  const rows = useMemo(() => properties.map((property) => getCells(property, window)), [properties, window]);
  const nights = nightsBetween(from, to);
  const { column, row: rowHeight, head } = useMemo(() => getPixels(), []);
  const visible = useVisibleRange(grid, { column, row: rowHeight });
  usePosition(grid, timeline);
  const columns = getRange(visible.left, visible.width, column, nights);
  const [firstRow, endRow] = getRange(visible.top, visible.height, rowHeight, rows.length);

  const show = ({ row, night }: Place) => {
    const element = grid.current;
    if (!element) return;
    const [left, top] = [nightsBetween(from, night) * column, row * rowHeight];
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollTo({
      left: Math.min(Math.max(scrollLeft, left - clientWidth + 2 * column), left),
      top: Math.min(Math.max(scrollTop, top + rowHeight + head - clientHeight), top),
    });
  };
  const selecting = useSelecting({ properties, rows, selection });
  const focus = useGridFocus({ grid, rows, window, show, onMove, ...selecting });
  const onFocus = (event: SyntheticEvent) => {
    const place = findPlace(event);
    if (place) focus.choose(place);
  };
  const onClick = (event: SyntheticEvent) => {
    const place = findPlace(event);
    const cell = place && rows[place.row]?.find(({ start }) => start === place.night);
    if (cell) selecting.select(place.row, cell);
  };
  const shownRows = [...new Set([...rows.keys()].slice(firstRow, endRow).concat(focus.place.row))];
  const isShown = (row: number, cell: Cell) =>
    focus.isCurrent(row, cell) ||
    (nightsBetween(from, cell.end) > columns[0] && nightsBetween(from, cell.start) < columns[1]);
  const width = `${nights * sizes.column}rem`;

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells has the focus
    <div
      ref={grid}
      role="grid"
      aria-label={text('dashboard.calendar.label')}
      aria-describedby="calendar-keys"
      aria-rowcount={rows.length + 1}
      aria-colcount={nights + 1}
      {...(selection && { 'aria-multiselectable': true })}
      className={css.grid}
      onKeyDown={focus.onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
    >
      <div role="row" aria-rowindex={1} className={css.head} style={{ width }}>
        <span role="columnheader" aria-colindex={1} className={hidden}>
          {text('dashboard.calendar.property')}
        </span>
        {getDays(from, columns).map(({ index, date: of }) => (
          <span
            key={of}
            role="columnheader"
            aria-colindex={index + 2}
            className={css.day}
            style={{ left: `${index * sizes.column}rem` }}
            data-today={of === properties[0]?.today || undefined}
          >
            {date(of, 'short')}
          </span>
        ))}
      </div>
      <div
        role="presentation"
        className={css.rows}
        style={{ height: `${rows.length * sizes.row}rem`, width }}
      >
        {shownRows.map((index) => (
          <div
            key={properties[index]!.id}
            role="row"
            aria-rowindex={index + 2}
            className={css.row}
            style={{ top: `${index * sizes.row}rem` }}
          >
            <span role="rowheader" aria-colindex={1} className={css.name}>
              {properties[index]!.name}
            </span>
            {rows[index]!.filter((cell) => isShown(index, cell)).map((cell) => (
              <NightCell
                key={cell.start}
                cell={cell}
                first={nightsBetween(from, cell.start)}
                isCurrent={focus.isCurrent(index, cell)}
                isToday={cell.start === properties[index]!.today}
                {...(selection && { isSelected: selecting.isSelected(index, cell) })}
                text={cellText}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
