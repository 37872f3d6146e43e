import { parseDate } from '@internationalized/date';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { isNightFree, getObstacle, type Obstacle } from '../../../../../contract/rules/obstacles.ts';
import { useFormats, useText } from '../../../../i18n/index.ts';
import { from } from '../../../../theme/media.ts';
import { button } from '../../../../ui/Button.css.ts';
import { Icon, type IconName } from '../../../../ui/Icon.tsx';
import { join } from '../../../../ui/join.ts';
import type { Announce } from './Announcer.tsx';
import { Month, type EndNames, type NightPriceText } from './Month.tsx';
import * as css from './RangeCalendar.css.ts';
import { useStaySelection, type StaySelectionProps } from './useStaySelection.ts';
import type { Elements } from '../../../../ui/Elements.ts';

export interface RangeCalendarProps extends Omit<StaySelectionProps, 'months' | 'onObstacle'> {
  label: string;
  /** The instruction shown while no day is explained. */
  hint: string;
  explain: (obstacle: Obstacle) => string;
  /** The prices of nights, if they differ, and a note that explains them. */
  prices?: { of: (day: string) => NightPriceText; note: string } | undefined;
  /** The names of the check-in and the check-out. */
  ends: EndNames;
  announce: Announce;
  /** The live region, if no surrounding element has one. */
  children?: Elements;
  /** The heading level of months, if the only heading above them is the page's own. */
  level?: 'h2';
  /** Shows a day, or the first possible check-in if none is given. */
  showDayRef?: Ref<(day: string) => void>;
}

const wideEnough = `screen and ${from.md}`;

const useMonths = (): 1 | 2 =>
  useSyncExternalStore(
    (notify) => {
      const query = matchMedia(wideEnough);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => (matchMedia(wideEnough).matches ? 2 : 1),
  );

function Turn({ icon, className, ...props }: AriaButtonProps & { icon: IconName; className?: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <button {...buttonProps} ref={ref} className={join(button.icon, className)}>
      <Icon name={icon} />
    </button>
  );
}

/** A calendar of booked and available days, with the reasons why days are not available. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { label, hint, explain, prices, ends, announce, children, level, showDayRef, ...selection } = props;
  const { availability } = selection;
  const text = useText();
  const formats = useFormats();
  const months = useMonths();
  const [explained, setExplained] = useState<string>();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  const obstacle = (day: string) => getObstacle(day, stay.anchorDate?.toString(), availability);
  function refuse(day: string) {
    const why = obstacle(day);
    setExplained(day);
    if (why) announce(explain(why));
  }
  const { stay, selectedRange, first } = useStaySelection({
    ...selection,
    months,
    onObstacle: refuse,
  });
  const calendar = useRangeCalendar({ 'aria-label': label }, stay, box);
  useImperativeHandle(showDayRef, () => (day) => {
    stay.setFocusedDate(parseDate(day || first));
    stay.setFocused(true);
    box.current?.scrollIntoView({ block: 'nearest' });
  });
  const hintLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The window of a phone in landscape is too low for the whole calendar.
    if (box.current?.contains(document.activeElement)) hintLine.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- scrolls when the hint changes
  }, [hint]);
  const why = explained === undefined ? undefined : obstacle(explained);
  const reasonId = (day: string) => {
    const found = obstacle(day);
    return found && `${id}-${getKey(found)}`;
  };
  const starts = Array.from({ length: months }, (_, ahead) => stay.visibleRange.start.add({ months: ahead }));
  const day = {
    stay,
    selectedRange,
    reasonId,
    getPrice: (date: string) => (isNightFree(date, availability) ? prices?.of(date) : undefined),
    ends,
    onObstacle: setExplained,
    onRefused: refuse,
    onLeave: () => setExplained(undefined),
  };
  return (
    <div
      {...calendar.calendarProps}
      ref={box}
      className={css.calendar}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && stay.anchorDate) selection.onChange({ startDate: '', endDate: '' });
      }}
    >
      <p ref={hintLine} className={css.hint}>
        {explained !== undefined && why
          ? text('label.value', { label: formats.date(explained, 'day'), value: explain(why) })
          : hint}
      </p>
      <div className={css.months}>
        {starts.map((start, index) => (
          <Month
            key={start.toString()}
            {...day}
            start={start}
            level={level}
            previous={index === 0 && <Turn {...calendar.prevButtonProps} icon="left" />}
            next={
              index === months - 1 && <Turn {...calendar.nextButtonProps} icon="right" className={css.next} />
            }
          />
        ))}
      </div>
      {prices && <p className={css.note}>{prices.note}</p>}
      {children}
      <Reasons id={id} availability={availability} explain={explain} />
    </div>
  );
}

/** Distinguishes obstacles with different texts, because each season has its own minimum stay and arrival days. */
const getKey = (obstacle: Obstacle) => Object.values(obstacle).flat().join('-');

/** Renders every reason once, so that the days can refer to it by id. */
function Reasons({
  id,
  availability: { stay, seasons },
  explain,
}: Pick<RangeCalendarProps, 'availability' | 'explain'> & { id: string }) {
  const { minNights, maxNights } = stay;
  const all: Obstacle[] = [
    { reason: 'past' },
    { reason: 'tooFarAhead' },
    { reason: 'booked' },
    { reason: 'closed' },
    { reason: 'gapTooShort', minNights },
    { reason: 'notAfterCheckIn' },
    { reason: 'stayTooShort', minNights },
    { reason: 'stayTooLong', maxNights },
    { reason: 'acrossBooked' },
    { reason: 'acrossClosed' },
    ...[stay, ...(seasons ?? [])].flatMap(({ arrivalDays }): Obstacle[] =>
      arrivalDays ? [{ reason: 'otherArrivalDay', arrivalDays }] : [],
    ),
    ...(seasons ?? []).flatMap(({ minNights }): Obstacle[] =>
      minNights === undefined
        ? []
        : [
            { reason: 'gapTooShort', minNights },
            { reason: 'stayTooShortInSeason', minNights },
          ],
    ),
  ];
  const byKey = new Map(all.map((obstacle) => [getKey(obstacle), obstacle]));
  return (
    <div hidden>
      {[...byKey].map(([key, obstacle]) => (
        <span key={key} id={`${id}-${key}`}>
          {explain(obstacle)}
        </span>
      ))}
    </div>
  );
}
