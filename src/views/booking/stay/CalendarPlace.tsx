import { useEffect, useRef, useState } from 'react';
import { getDateAt } from '../../../../contract/values/nights.ts';
import { getArrivalRules } from '../../../../contract/rules/seasons.ts';
import { isUnasked, isUnknown } from '../../../../machines/availability/selectors.ts';
import type { StayChange } from '../../../../machines/booking/booking.types.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Spinner.tsx';
import { useIsNear } from '../../../ui/useIsNear.ts';
import * as css from '../shared/booking.css.ts';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { getNextMonth, countWeeksLeft } from './countWeeksLeft.ts';
import { useStayCalendar } from './useStayPicker.ts';

/** The place of the calendar, which is loaded when the guest shows interest in dates or when the place is visible. */
export function CalendarPlace(props: BookingProps) {
  const { property, snapshot, send, availability, requestAvailability, picker } = props;
  const text = useText();
  const { stay } = snapshot.context;
  const [{ left, hasSix }] = useState(() => {
    const today = getDateAt(Date.now(), property.timeZone);
    const left = countWeeksLeft(today);
    return { left, hasSix: Math.max(left, countWeeksLeft(getNextMonth(today))) === 6 };
  });
  const place = useRef<HTMLDivElement>(null);
  const showDay = useRef<(day: string) => void>(null);
  const { code, known } = useStayCalendar(props);
  const pricing = { ...property.pricing, ...known };
  const parts = known && code;

  const isNear = useIsNear(place);
  const { isOpen, open, day, onDayShown } = picker;
  useEffect(() => {
    if (isNear) open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the place is visible
  }, [isNear]);
  // The guest who comes back from a later step finds it unfolded.
  useEffect(
    () => open,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the place disappears
    [],
  );
  useEffect(() => {
    // At the top, so that the longest month is visible as well.
    if (isOpen && day !== undefined)
      place.current?.closest('[data-machine]')?.scrollIntoView({ behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the calendar unfolds
  }, [isOpen]);
  useEffect(() => {
    if (day === undefined || !parts) return;
    showDay.current?.(day);
    onDayShown();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs for each requested day
  }, [day, parts]);
  const isNotLoaded = isUnasked(availability);
  useEffect(() => {
    if (code && isNotLoaded) requestAvailability();
  }, [code, isNotLoaded, requestAvailability]);

  const change = (dates: StayChange) => send({ type: 'stay.changed', dates });
  const hasDates = stay.startDate !== '' || stay.endDate !== '';
  return (
    <>
      <div
        className={css.calendarPlace}
        data-weeks={parts ? undefined : left}
        data-six={hasSix || undefined}
        ref={place}
      >
        {parts ? (
          <parts.StayCalendar
            stay={stay}
            total={snapshot.context.quote?.total}
            showDayRef={showDay}
            availability={{ ...pricing, ...known, stay: { ...property.stay, ...known.stay } }}
            pricing={pricing}
            onChange={change}
          />
        ) : (
          !isUnknown(availability) && <Skeleton className={css.calendarSkeleton} />
        )}
      </div>
      <div className={css.calendarFoot}>
        <p className={shared.small}>
          {text('rules.length', {
            minNights:
              stay.startDate === ''
                ? property.stay.minNights
                : getArrivalRules(stay.startDate, property.stay, pricing.seasons).minNights,
            maxNights: property.stay.maxNights,
          })}
        </p>
        <Button look="quiet" disabled={!hasDates} onClick={() => change({ startDate: '', endDate: '' })}>
          <Icon name="close" size="small" />
          <span>{text('stay.clear')}</span>
        </Button>
      </div>
    </>
  );
}
