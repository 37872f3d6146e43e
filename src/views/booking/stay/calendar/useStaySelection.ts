import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { lastCheckOut, getObstacle, type OfferedStays } from '../../../../../contract/rules/obstacles.ts';

export interface StayDates {
  /** `YYYY-MM-DD`, or empty if not chosen. */
  startDate: string;
  endDate: string;
}

export interface StaySelectionProps {
  dates: StayDates;
  availability: OfferedStays;
  months: 1 | 2;
  onChange: (dates: StayDates) => void;
  /** Called when the guest chooses a day that is not available. */
  onObstacle: (day: string) => void;
}

/** Finds the first possible check-in; the earliest day if no day is possible. */
function findFirstCheckIn(availability: OfferedStays): string {
  const { earliest, latest } = availability.stay;
  let day = parseDate(earliest);
  while (day.toString() <= latest) {
    if (!getObstacle(day.toString(), undefined, availability)) return day.toString();
    day = day.add({ days: 1 });
  }
  return earliest;
}

const gregorian = () => new GregorianCalendar();

/**
 * Adapts react-aria's date range to a stay: the first chosen day is the check-in, an earlier day restarts the
 * selection, and the check-in is preserved when the calendar loses the focus.
 */
export function useStaySelection({ dates, availability, months, onChange, onObstacle }: StaySelectionProps) {
  const { locale } = useLocale();
  const { startDate, endDate } = dates;
  const value = useMemo(
    () => (startDate && endDate ? { start: parseDate(startDate), end: parseDate(endDate) } : null),
    [startDate, endDate],
  );
  const [first] = useState(() => findFirstCheckIn(availability));
  const state = useRangeCalendarState({
    locale,
    createCalendar: gregorian,
    visibleDuration: { months },
    pageBehavior: 'single',
    selectionAlignment: 'start',
    value,
    minValue: parseDate(availability.stay.earliest),
    maxValue: parseDate(lastCheckOut(availability)),
    defaultFocusedValue: parseDate(startDate || first),
    allowsNonContiguousRanges: true,
    isDateUnavailable: (date, checkIn) =>
      date.toString() !== checkIn?.toString() &&
      getObstacle(date.toString(), checkIn?.toString(), availability) !== undefined,
    onChange: ({ start, end }) => onChange({ startDate: start.toString(), endDate: end.toString() }),
  });

  // A typed check-in becomes the start of the calendar's selection.
  const follow = useEffectEvent(({ startDate, endDate }: StayDates) => {
    const { start, end } = state.visibleRange;
    const typed = startDate === '' ? null : parseDate(startDate);
    const isPossible = typed !== null && !state.isInvalid(typed);
    const anchor = isPossible && endDate === '' ? typed : null;
    if (anchor?.toString() !== state.anchorDate?.toString()) state.setAnchorDate(anchor);
    if (isPossible && (typed.compare(start) < 0 || typed.compare(end) > 0)) state.setFocusedDate(typed);
  });
  useEffect(() => follow({ startDate, endDate }), [startDate, endDate]);

  const begin = (date: CalendarDate) => onChange({ startDate: date.toString(), endDate: '' });
  const select = (date: CalendarDate) => {
    if (state.isCellUnavailable(date)) return onObstacle(date.toString());
    const checkIn = state.anchorDate;
    if (checkIn && date.compare(checkIn) === 0) return onChange({ startDate: '', endDate: '' });
    if (checkIn && date.compare(checkIn) > 0) return state.selectDate(date);
    state.setAnchorDate(date);
    return begin(date);
  };
  const stay: RangeCalendarState = {
    ...state,
    // Prevents dragging: a press on either end of a stay restarts the selection.
    highlightedRange: state.anchorDate ? state.highlightedRange : null,
    isValueInvalid: false,
    selectDate: select,
    selectFocusedDate: () => select(state.focusedDate),
    commitSelection: () => undefined,
    setAnchorDate: (date) => date && select(date),
  };
  return { stay, selectedRange: state.highlightedRange, first };
}
