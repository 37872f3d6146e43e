import { useDeferredValue, useEffect, useRef, useState, type FocusEvent } from 'react';
import { getDateAt } from '../../../../contract/values/nights.ts';
import { getArrivalRules } from '../../../../contract/rules/seasons.ts';
import { getAvailability, isUnasked, isUnknown } from '../../../../machines/availability/selectors.ts';
import type { StayChange } from '../../../../machines/booking/booking.types.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { label } from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isDateInput } from '../../../ui/isDateInput.ts';
import { Skeleton } from '../../../ui/Spinner.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useLazyModule } from '../../../ui/useLazyModule.ts';
import { useIsNear } from '../../../ui/useIsNear.ts';
import { withTexts } from '../../../ui/withTexts.ts';
import * as css from '../shared/booking.css.ts';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { useBookingViolations } from '../shared/violations.ts';
import { PartyPicker } from './PartyPicker.tsx';
import { getNextMonth, countWeeksLeft } from './countWeeksLeft.ts';

const load = withTexts(() => import('./StayCalendar.tsx'));

/**
 * The choice of dates and guests. The dates are native inputs at first. After the calendar is loaded into its
 * placeholder, buttons in the page's language replace the inputs, as soon as none of them has the focus.
 */
export function StayPicker(props: BookingProps) {
  const { property, snapshot, send, availability, requestAvailability } = props;
  const text = useText();
  const { stay } = snapshot.context;
  const [isRequested, setRequested] = useState(false);
  const [{ left, hasSix }] = useState(() => {
    const today = getDateAt(Date.now(), property.timeZone);
    const left = countWeeksLeft(today);
    return { left, hasSix: Math.max(left, countWeeksLeft(getNextMonth(today))) === 6 };
  });
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const calendar = useLazyModule(load, isRequested || isNear);
  const { getMessage } = useBookingViolations(snapshot.context.violations);
  const showDay = useRef<(day: string) => void>(null);
  const [showsButtons, setShowsButtons] = useState(false);
  // Deferred, because the calendar that appears with it takes long to render.
  const known = useDeferredValue(getAvailability(availability));
  const pricing = { ...property.pricing, ...known };
  const calendarParts = known && calendar;
  useEffect(() => {
    if (!calendarParts) return;
    queueMicrotask(() => {
      if (!isDateInput(document.activeElement)) setShowsButtons(true);
    });
  }, [calendarParts]);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (calendarParts && !isDateInput(relatedTarget)) setShowsButtons(true);
  };

  const isNotLoaded = isUnasked(availability);
  useEffect(() => {
    if (calendar && isNotLoaded) requestAvailability();
  }, [calendar, isNotLoaded, requestAvailability]);

  const change = (dates: StayChange) => send({ type: 'stay.changed', dates });
  const hasDates = stay.startDate !== '' || stay.endDate !== '';
  return (
    <div className={css.screen} onFocus={() => setRequested(true)} onPointerEnter={() => setRequested(true)}>
      <div className={css.stay} onBlur={leave}>
        {calendarParts && showsButtons ? (
          <calendarParts.StayDateButtons
            dates={stay}
            getError={getMessage}
            onChange={change}
            showDay={(day) => showDay.current?.(day)}
          />
        ) : (
          <>
            <DateInput
              label={text('stay.checkIn')}
              name="startDate"
              id="booking-startDate"
              value={stay.startDate}
              min={known?.stay.earliest}
              max={known?.stay.latest}
              error={getMessage('startDate')}
              onChange={(startDate) => change({ startDate })}
            />
            <DateInput
              label={text('stay.checkOut')}
              name="endDate"
              id="booking-endDate"
              value={stay.endDate}
              min={known?.stay.earliest}
              error={getMessage('endDate')}
              onChange={(endDate) => change({ endDate })}
            />
          </>
        )}
        {property.ageGroups ? (
          <PartyPicker
            property={property}
            snapshot={snapshot}
            send={send}
            groups={property.ageGroups}
            error={getMessage('guestCount') ?? getMessage('guests')}
          />
        ) : (
          <div className={css.guests}>
            <label className={label} htmlFor="booking-guests">
              {text('stay.guests')}
            </label>
            <div className={css.guestsBox}>
              <Stepper
                label={text('stay.guests')}
                id="booking-guests"
                name="guestCount"
                value={stay.guestCount}
                min={1}
                max={property.maxGuests}
                fewer={text('stay.fewerGuests')}
                more={text('stay.moreGuests')}
                error={getMessage('guestCount') ?? getMessage('guests')}
                onChange={(guestCount) => send({ type: 'guests.changed', guestCount })}
              />
            </div>
          </div>
        )}
      </div>
      <div
        className={css.calendarPlace}
        data-weeks={calendarParts ? undefined : left}
        data-six={hasSix || undefined}
        ref={place}
      >
        {calendarParts ? (
          <calendarParts.StayCalendar
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
    </div>
  );
}
