import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import type { StayDates } from './calendar/useStaySelection.ts';
import type { Announce } from './calendar/Announcer.tsx';

export interface AnnouncedStay {
  dates: StayDates;
  /** The guests in words. */
  guests: string;
  /** The total price in words; undefined until it is known. */
  total: string | undefined;
}

function useChanges() {
  const text = useText();
  const { date } = useFormats();
  const name = (id: 'stay.checkIn' | 'stay.checkOut' | 'price.total', value: string) =>
    `${text('label.value', { label: text(id), value })}.`;
  const named = (id: 'stay.checkIn' | 'stay.checkOut', day: string) => name(id, date(day, 'full'));
  return (before: AnnouncedStay, { dates, guests, total }: AnnouncedStay): string => {
    const { startDate, endDate } = dates;
    const isMoved = before.dates.startDate !== startDate || before.dates.endDate !== endDate;
    const words: (string | false | undefined)[] = [
      before.dates.startDate !== startDate && startDate !== '' && named('stay.checkIn', startDate),
      before.dates.endDate !== endDate && endDate !== '' && named('stay.checkOut', endDate),
      isMoved &&
        startDate !== '' &&
        endDate !== '' &&
        `${text('count.nights', { nights: nightsBetween(startDate, endDate) })}.`,
      isMoved && endDate === '' && text(startDate === '' ? 'stay.hint.checkIn' : 'stay.hint.checkOut'),
      before.guests !== guests && `${guests}.`,
      before.total !== total && total !== undefined && name('price.total', total),
    ];
    return words.filter(Boolean).join(' ');
  };
}

/** Announces changes of the stay to screen readers. */
export function useStayAnnouncements(current: AnnouncedStay, announcer: RefObject<Announce | null>): void {
  const changes = useChanges();
  const before = useRef(current);
  const announceChanges = useEffectEvent(() => {
    const words = changes(before.current, current);
    before.current = current;
    if (words !== '') announcer.current?.(words);
  });
  useEffect(() => announceChanges());
}
