import { useEffect, useState, type FocusEvent, type MouseEvent } from 'react';
import { isUnknown } from '../../../../machines/availability/selectors.ts';
import type { StayChange } from '../../../../machines/booking/booking.types.ts';
import { useText } from '../../../i18n/index.ts';
import { DateInput } from '../../../ui/DateInput.tsx';
import { label } from '../../../ui/Field.css.ts';
import { isDateInput } from '../../../ui/isDateInput.ts';
import { Stepper } from '../../../ui/Stepper.tsx';
import * as css from '../shared/booking.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { useBookingViolations } from '../shared/violations.ts';
import { PartyPicker } from './PartyPicker.tsx';
import { useStayCalendar } from './useStayPicker.ts';

/**
 * The fields for dates and guests. The dates are native inputs at first. After the calendar is loaded, buttons in the
 * page's language replace the inputs, as soon as none of them has the focus. Pressing a date leads to the calendar,
 * also while it is loading, because the native picker of a phone would cover it.
 */
export function StayFields({ property, snapshot, send, availability, picker }: BookingProps) {
  const text = useText();
  const { stay } = snapshot.context;
  const { code, known } = useStayCalendar({ availability, picker });
  const { getMessage } = useBookingViolations(snapshot.context.violations);
  const [showsButtons, setShowsButtons] = useState(false);
  const buttons = known && code;
  useEffect(() => {
    if (!buttons) return;
    queueMicrotask(() => {
      if (!isDateInput(document.activeElement)) setShowsButtons(true);
    });
  }, [buttons]);
  /** The value of the native input that is pressed. It stays until it is released, otherwise there would be no click. */
  const [pressed, setPressed] = useState<string>();
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (buttons && !isDateInput(relatedTarget)) setShowsButtons(true);
  };
  /** Prevents the focus and the picker of a pressed native input, and returns its value. */
  const prevent = (event: MouseEvent): string | undefined => {
    const { target } = event;
    // Without availability there is no calendar. If it is still missing when a date is pressed again, its code may have
    // failed to load.
    const isAwaited = picker.day !== undefined;
    if (!isDateInput(target) || isUnknown(availability) || isAwaited) return undefined;
    event.preventDefault();
    return target.value;
  };
  const change = (dates: StayChange) => send({ type: 'stay.changed', dates });
  return (
    <div
      className={css.stay}
      onFocus={picker.request}
      onPointerEnter={picker.request}
      onBlur={leave}
      onMouseDown={(event) => setPressed(prevent(event))}
      onClick={(event) => {
        const day = prevent(event);
        setPressed(undefined);
        if (day !== undefined) picker.showDay(day);
      }}
    >
      {buttons && showsButtons && pressed === undefined ? (
        <buttons.StayDateButtons
          dates={stay}
          getError={getMessage}
          onChange={change}
          showDay={picker.showDay}
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
      )}
    </div>
  );
}
