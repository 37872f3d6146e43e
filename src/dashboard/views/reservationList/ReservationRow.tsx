import type { ListedDashboardReservation } from '../../../../contract/dashboard/reservations.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { GuestLink } from './GuestLink.tsx';
import * as css from './reservationList.css.ts';
import { RowMoney } from './RowMoney.tsx';
import { statusTexts } from './statusTexts.ts';

interface Props {
  reservation: ListedDashboardReservation;
  properties: Session['properties'];
}

/** A reservation of the list on a phone, as a link to its page. */
export function ReservationRow({ reservation, properties }: Props) {
  const text = useText();
  const { date } = useFormats();
  const { stayTime } = useTimes();
  const { number, status, unitId, startDate, endDate, nights, guestCount, arrivalTime } = reservation;
  const property = properties.find(({ id }) => id === unitId)?.name ?? unitId;
  return (
    <li className={css.row}>
      <h2 className={css.name}>
        <GuestLink reservation={reservation} />
      </h2>
      <p className={css.status[status]}>{text(statusTexts[status])}</p>
      <p className={css.dates}>
        {text('dashboard.reservations.dates', { from: date(startDate, 'short'), to: date(endDate, 'dated') })}
      </p>
      <p className={shared.small}>
        {[
          property,
          text('count.nights', { nights }),
          text('count.guests', { guests: guestCount }),
          ...(arrivalTime === null
            ? []
            : [
                text('dashboard.reservations.arrival', {
                  time: stayTime({ date: startDate, time: arrivalTime, unitId }),
                }),
              ]),
        ].join(' · ')}
      </p>
      <p className={css.number}>
        <Verbatim isWhole>{number}</Verbatim>
        <RowMoney reservation={reservation} />
      </p>
    </li>
  );
}
