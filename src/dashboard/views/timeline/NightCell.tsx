import { memo } from 'react';
import { isBooked } from '../../../../contract/rules/booked.ts';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { join } from '../../../ui/join.ts';
import type { Cell, CellContent } from './getCells.ts';
import * as bars from './bar.css.ts';
import * as css from './timeline.css.ts';
import type { useCellText } from './useCellText.ts';

/** The style of a bar, which differs by border and pattern as well as by colour. */
function getBarStyle(content: CellContent): string {
  if (content.kind === 'block') return join(bars.bar, bars.blocked);
  if (content.kind === 'channel') {
    return join(bars.bar, content.channel.conflictsWith.length > 0 ? bars.conflicting : bars.channel);
  }
  if (content.kind === 'stay' && content.conflictsWith.length > 0) return join(bars.bar, bars.conflicting);
  return content.kind === 'stay' && !isBooked(content.stay) ? join(bars.bar, bars.unpaid) : bars.bar;
}

interface Props {
  cell: Cell;
  /** The position of its first night. */
  first: number;
  /** Whether it is the cell that is reached by Tab. */
  isCurrent: boolean;
  isToday: boolean;
  /** Whether its nights are selected; omitted if the person may not change nights. */
  isSelected?: boolean;
  text: ReturnType<typeof useCellText>;
}

/**
 * A free night, or the nights of one stay or closing. The grid handles its events, so that scrolling renders new cells
 * only.
 */
export const NightCell = memo(({ cell, first, isCurrent, isToday, isSelected, text }: Props) => {
  const { content } = cell;
  const nights = nightsBetween(cell.start, cell.end);
  const width = `${nights * css.sizes.column}rem`;
  return (
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-colindex={first + 2}
      {...(nights > 1 && { 'aria-colspan': nights })}
      aria-label={text.getName(cell)}
      className={css.cell}
      style={{ left: `${first * css.sizes.column}rem`, width }}
      data-today={isToday || undefined}
      data-night={cell.start}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
    >
      {content.kind === 'free' ? (
        <span className={css.rates} aria-hidden>
          <span
            className={css.price}
            data-long={text.getLabel(cell).length > 6 || undefined}
            data-own={content.rates.price?.amount !== content.rates.usualPrice?.amount || undefined}
          >
            {text.getLabel(cell)}
          </span>{' '}
          <span>{text.getDetails(cell)}</span>
        </span>
      ) : (
        <span className={join(getBarStyle(content), bars.placed)} style={{ width }} aria-hidden>
          <span className={bars.title}>{text.getLabel(cell)}</span>{' '}
          <span className={bars.details}>{text.getDetails(cell)}</span>
        </span>
      )}
    </div>
  );
});
