import { fullName } from '../../../contract/values/personName.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePartyText } from '../../kit/usePartyText.ts';
import { isEnded, getDisplayStatus } from './displayStatus.ts';
import * as css from './reservation.css.ts';

interface EndProps {
  name: string;
  date: string;
  hour: string | undefined;
}

function End({ name, date, hour }: EndProps) {
  const formats = useFormats();
  return (
    <div className={css.end}>
      <dt className={css.endName}>{name}</dt>
      <dd>{formats.date(date, 'weekday')}</dd>
      <dd className={css.day}>{formats.date(date)}</dd>
      {hour !== undefined && <dd className={css.hour}>{hour}</dd>}
    </div>
  );
}

/** Shows the check-in, the check-out and the number of guests. */
export function Stay({ reservation }: { reservation: Reservation }) {
  const text = useText();
  const { time } = useFormats();
  const { startDate, endDate, guestCount, quote, guest, unit } = reservation;
  const isHeld = !isEnded(getDisplayStatus(reservation));
  // The times are left out for a stay that is not booked.
  const hours = isHeld ? unit : undefined;
  return (
    <section className={isHeld ? css.stay : css.endedStay} aria-label={text('stay.calendar')}>
      <dl className={css.ends}>
        <End
          name={text('stay.checkIn')}
          date={startDate}
          hour={hours?.checkInAfter && text('reservation.checkInFrom', { time: time(hours.checkInAfter) })}
        />
        <End
          name={text('stay.checkOut')}
          date={endDate}
          hour={
            hours?.checkOutUntil && text('reservation.checkOutUntil', { time: time(hours.checkOutUntil) })
          }
        />
      </dl>
      <ul className={css.facts}>
        <li className={css.fact}>
          <Icon name="quiet" />
          <span>{text('count.nights', { nights: quote.nights })}</span>
        </li>
        <li className={css.fact}>
          <Icon name="family" />
          <span>{usePartyText()({ guestCount, party: quote.party })}</span>
        </li>
        <li className={css.fact}>
          <Icon name="key" />
          <span>{text('reservation.bookedBy', { name: fullName(guest) })}</span>
        </li>
      </ul>
    </section>
  );
}
