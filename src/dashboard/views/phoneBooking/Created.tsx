import type { FC } from 'react';
import { calendarAddress, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { daysLater } from '../../../../contract/values/nights.ts';
import { useFormats } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './phoneBooking.css.ts';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';

/** The number of the booking, and what was sent to its guest. */
export const Created: FC<PhoneBookingProps> = ({ context: { created, draft } }) => {
  const text = useText();
  const { date } = useFormats();
  if (!created) return null;
  const { number, sentTo, heldUntil } = created;
  return (
    <section className={css.body}>
      <h2 className={css.step}>{text('dashboard.booking.made', { number })}</h2>
      <p className={shared.lead}>
        {heldUntil === null
          ? text('dashboard.booking.sent.confirmation', { email: sentTo })
          : text('dashboard.booking.sent.link', {
              email: sentTo,
              date: date(draft.until),
            })}
      </p>
      <div className={shared.stackedActions}>
        <ButtonLink look="primary" href={reservationAddress(number)}>
          {text('dashboard.booking.open')}
        </ButtonLink>
        <ButtonLink look="quiet" href={calendarAddress(daysLater(draft.startDate, -1))}>
          {text('dashboard.booking.inCalendar')}
        </ButtonLink>
      </div>
    </section>
  );
};
