import type { Money } from '../../../../contract/values/money.ts';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import type { StayDates } from './calendar/useStaySelection.ts';

/** Returns the text below the calendar: the next day to choose, or the number of nights and their price. */
export function useStayHint({ startDate, endDate }: StayDates, total?: Money): string {
  const text = useText();
  const { money } = useFormats();
  if (startDate === '') return text('stay.hint.checkIn');
  if (endDate === '') return text('stay.hint.checkOut');
  const nights = text('count.nights', { nights: nightsBetween(startDate, endDate) });
  return total ? `${nights} · ${money(total)}` : nights;
}
