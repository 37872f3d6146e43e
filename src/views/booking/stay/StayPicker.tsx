import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { StayDates } from '../../../ui/calendar/useStaySelection.ts';
import { DateInput } from '../../../ui/DateInput.tsx';
import { label } from '../../../ui/Field.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Spinner.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useArrival } from '../../../ui/useArrival.ts';
import * as css from '../booking.css.ts';
import * as parts from '../../shared/parts.css.ts';
import type { BookingProps } from '../BookingProps.ts';
import { useBookingViolations } from '../violations.ts';

const load = () => import('./StayCalendar.tsx');

const nothing: StayDates = { startDate: '', endDate: '' };

/**
 * When to come and with how many. Dates are typed into the platform's own inputs, which are there from
 * the start; the calendar joins them in a place kept for it.
 */
export function StayPicker(props: BookingProps) {
  const { property, snapshot, send, availability, wantAvailability } = props;
  const text = useText();
  const { stay } = snapshot.context;
  const [isWanted, setWanted] = useState(false);
  const calendar = useArrival(load, isWanted);
  // A first date without its second one is only being chosen yet.
  const [draft, setDraft] = useState(nothing);
  const dates = stay.startDate && stay.endDate ? stay : draft;
  // With other dates, what was refused of the earlier ones is over.
  const isImpossible = snapshot.matches({ dates: 'impossible' });
  const { messageAt } = useBookingViolations(isImpossible ? snapshot.context.violations : []);

  const isUnasked = availability.value === 'unasked';
  useEffect(() => {
    if (calendar && isUnasked) wantAvailability();
  }, [calendar, isUnasked, wantAvailability]);

  // Both inputs can speak before anything is drawn again: when scripts arrive after both were typed.
  const latest = useRef(dates);
  useEffect(() => {
    latest.current = dates;
  }, [dates]);
  const change = ({ startDate, endDate }: StayDates) => {
    // What is typed while scripts arrive is told twice: by the browser, and by the input that looks for it.
    if (startDate === latest.current.startDate && endDate === latest.current.endDate) return;
    latest.current = { startDate, endDate };
    const isWhole = startDate !== '' && endDate !== '';
    setDraft(isWhole ? nothing : { startDate, endDate });
    if (isWhole) send({ type: 'dates.chosen', startDate, endDate });
    else if (stay.startDate !== '' || startDate === endDate) send({ type: 'dates.cleared' });
  };
  const known = availability.context.availability;
  const hasDates = dates.startDate !== '' || dates.endDate !== '';
  return (
    <div className={css.screen} onFocus={() => setWanted(true)} onPointerEnter={() => setWanted(true)}>
      <div className={css.stay}>
        <DateInput
          label={text('stay.checkIn')}
          name="startDate"
          id="booking-startDate"
          value={dates.startDate}
          min={known?.stay.earliest}
          max={known?.stay.latest}
          error={messageAt('startDate')}
          onChange={(startDate) => change({ ...latest.current, startDate })}
        />
        <DateInput
          label={text('stay.checkOut')}
          name="endDate"
          id="booking-endDate"
          value={dates.endDate}
          min={known?.stay.earliest}
          error={messageAt('endDate')}
          onChange={(endDate) => change({ ...latest.current, endDate })}
        />
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
              error={messageAt('guestCount') ?? messageAt('guests')}
              onChange={(guestCount) => send({ type: 'guests.changed', guestCount })}
            />
          </div>
        </div>
      </div>
      <div className={css.calendarPlace}>
        {calendar && known ? (
          <calendar.StayCalendar dates={dates} availability={known} onChange={change} />
        ) : (
          availability.value !== 'unknown' && <Skeleton className={css.calendarSkeleton} />
        )}
      </div>
      <div className={css.calendarFoot}>
        <p className={parts.small}>
          {text('rules.length', { minNights: property.stay.minNights, maxNights: property.stay.maxNights })}
        </p>
        <Button look="quiet" disabled={!hasDates} onClick={() => change(nothing)}>
          <Icon name="close" size="small" />
          {text('stay.clear')}
        </Button>
      </div>
    </div>
  );
}
