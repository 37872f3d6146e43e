import { arrivalTimes, isAfterMidnight } from '../../../contract/values/arrivalTime.ts';
import { daysLater } from '../../../contract/values/nights.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Select } from '../../ui/Select.tsx';

/** The first day of the stay and the time of the earliest check-in (`HH:MM`). */
export interface Arriving {
  startDate: string;
  checkInAfter: string;
}

/** Returns the date of an arrival, which is the day after the first for a time after midnight. */
export const arrivalDate = (time: string, { startDate, checkInAfter }: Arriving): string =>
  daysLater(startDate, isAfterMidnight(time, checkInAfter) ? 1 : 0);

interface Props extends Arriving {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (arrivalTime: string) => void;
}

/**
 * The choice of an approximate arrival time, in chronological order. A host may have entered an exact minute, which is
 * added to the list.
 */
export function ArrivalTimeField({ startDate, checkInAfter, ...select }: Props) {
  const text = useText();
  const { date, time: timeOfDay } = useFormats();
  const { onTheDay, afterMidnight } = arrivalTimes(checkInAfter);
  const { value } = select;
  const isNext = isAfterMidnight(value, checkInAfter);
  const withChosen = (times: string[], isFromHost: boolean) =>
    value === '' || !isFromHost ? times : [...new Set([...times, value])].toSorted();
  const options = (times: string[]) =>
    times.map((time) => (
      <option key={time} value={time}>
        {timeOfDay(time)}
      </option>
    ));
  return (
    <Select
      {...select}
      label={text('details.arrivalTime')}
      description={text('details.arrivalTime.about', { time: timeOfDay(checkInAfter) })}
      name="arrivalTime"
      autoComplete="off"
    >
      <option value="">{text('details.arrivalTime.unknown')}</option>
      <optgroup label={date(startDate, 'short')}>{options(withChosen(onTheDay, !isNext))}</optgroup>
      <optgroup
        label={text('details.arrivalTime.afterMidnight', { date: date(daysLater(startDate, 1), 'short') })}
      >
        {options(withChosen(afterMidnight, isNext))}
      </optgroup>
    </Select>
  );
}
