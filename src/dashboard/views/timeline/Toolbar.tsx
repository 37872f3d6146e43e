import type { Timeline } from '../../../../contract/dashboard/timeline.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useText } from '../../i18n/index.ts';
import { MonthMenu } from './MonthMenu.tsx';
import * as css from './toolbar.css.ts';
import { getFirstNight } from './usePosition.ts';

interface Props {
  timeline: Timeline;
  /** The first visible night. */
  first: string;
  /** The last visible night. */
  last: string;
  /** The number of nights by which the buttons move. */
  step: number;
  /** Moves to a night, and the focus to it if its control disappears. */
  onMove: (night: string, takesFocus?: boolean) => void;
  /** The status message, such as that nights are being loaded. */
  status: Elements;
}

/** The month of the visible nights, and the buttons that move to others. */
export function Toolbar({ timeline, first, last, step, onMove, status }: Props) {
  const text = useText();
  return (
    <div className={css.toolbar}>
      <Button onClick={() => onMove(getFirstNight(timeline))}>{text('dashboard.calendar.today')}</Button>
      <span className={css.steps}>
        <Button look="icon" onClick={() => onMove(daysLater(first, -step))}>
          <Icon name="left" size="small" />
          <span className={hidden}>{text('dashboard.calendar.earlier')}</span>
        </Button>
        <Button look="icon" onClick={() => onMove(daysLater(first, step))}>
          <Icon name="right" size="small" />
          <span className={hidden}>{text('dashboard.calendar.later')}</span>
        </Button>
      </span>
      <MonthMenu
        first={first}
        last={last}
        today={timeline.properties[0]?.today ?? first}
        onChoose={(date) => onMove(date, true)}
      />
      {status}
    </div>
  );
}
