import { useMemo, useRef, type SyntheticEvent } from 'react';
import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { daysLater, nightsBetween } from '../../../../contract/values/nights.ts';
import type { Elements } from '../../../ui/Elements.ts';
import { useText } from '../../i18n/index.ts';
import { getCells, type Cell } from './getCells.ts';
import { DayHead } from './DayHead.tsx';
import { NightCell } from './NightCell.tsx';
import { PropertyName } from './PropertyName.tsx';
import { Toolbar } from './Toolbar.tsx';
import * as css from './timeline.css.ts';
import { useCellText } from './useCellText.ts';
import { useGridFocus, type Place } from './useGridFocus.ts';
import { usePosition } from './usePosition.ts';
import { useSelecting, type GridSelection } from './useSelecting.ts';
import { getIndex, getRange, getStep, useVisibleRange } from './useVisibleRange.ts';

const { sizes } = css;

interface Props {
  timeline: Timeline;
  /** Requests the nights around another one. */
  onMove: (night: string) => void;
  /** The status message, such as that nights are being loaded. */
  status?: Elements;
  /** Omitted if the person may not change nights. */
  selection?: GridSelection;
}

/** The days of the visible columns. */
const getDays = (from: string, [first, end]: readonly [number, number]) =>
  Array.from({ length: end - first }, (_, index) => ({
    index: first + index,
    date: daysLater(from, first + index),
  }));

/** The position of the first Saturday. */
const getFirstSaturday = (from: string) => 6 - new Date(from).getUTCDay();

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
export function NightsGrid({ timeline, onMove, status = null, selection }: Props) {
  const { from, to, properties } = timeline;
  const today = properties[0]?.today;
  const text = useText();
  const cellText = useCellText();
  const grid = useRef<HTMLDivElement>(null);
  const window = useMemo(() => ({ start: from, end: to }), [from, to]);
  const rows = useMemo(() => properties.map((property) => getCells(property, window)), [properties, window]);
  const nights = nightsBetween(from, to);
  const visible = useVisibleRange(grid);
  const { column, row: rowHeight, head } = visible;
  const { first, moveTo } = usePosition(grid, timeline, onMove);
  const columns = getRange(visible.left, visible.width, column, nights);
  const [firstRow, endRow] = getRange(visible.top, visible.height, rowHeight, rows.length);

  const show = ({ row, night }: Place) => {
    const element = grid.current;
    if (!element) return;
    const [left, top] = [nightsBetween(from, night) * column, row * rowHeight];
    const { scrollLeft, scrollTop, clientHeight } = element;
    element.scrollTo({
      left: Math.min(Math.max(scrollLeft, left - visible.width + 2 * column), left),
      top: Math.min(Math.max(scrollTop, top + rowHeight + head - clientHeight), top),
    });
  };
  const selecting = useSelecting({ properties, rows, selection });
  const focus = useGridFocus({ grid, rows, window, first, show, onMove: moveTo, ...selecting });
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
  const width = `calc(var(${css.namesWidth}) + ${nights * sizes.column}rem)`;
  const firstVisible = Math.min(nights - 1, getIndex(visible.left, column));
  const lastVisible = Math.min(nights, firstVisible + Math.max(1, getIndex(visible.width, column))) - 1;

  return (
    <div className={css.board}>
      <Toolbar
        timeline={timeline}
        first={daysLater(from, firstVisible)}
        last={daysLater(from, lastVisible)}
        step={getStep(visible)}
        onMove={(night, takesFocus = false) => {
          focus.moveToNight(night, takesFocus);
          moveTo(night);
        }}
        status={status}
      />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells has the focus */}
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
          <span role="columnheader" aria-colindex={1} className={css.corner}>
            {text('dashboard.calendar.property')}
          </span>
          {getDays(from, columns).map((day) => (
            <DayHead key={day.date} {...day} isToday={day.date === today} />
          ))}
        </div>
        <div
          role="presentation"
          className={css.rows}
          style={{
            height: `calc(${rows.length} * var(${css.rowHeight}))`,
            width,
            backgroundPositionX: `calc(var(${css.namesWidth}) + ${getFirstSaturday(from) * sizes.column}rem)`,
          }}
        >
          {today !== undefined && from <= today && today < to && (
            <span
              aria-hidden
              className={css.today}
              style={{ left: `${nightsBetween(from, today) * sizes.column}rem` }}
            />
          )}
          {shownRows.map((index) => (
            <div
              key={properties[index]!.id}
              role="row"
              aria-rowindex={index + 2}
              className={css.row}
              style={{ top: `calc(${index} * var(${css.rowHeight}))` }}
            >
              <PropertyName property={properties[index]!} />
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
    </div>
  );
}
