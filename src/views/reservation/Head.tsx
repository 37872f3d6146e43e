import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { Text, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Verbatim } from '../../ui/Verbatim.tsx';
import { getDisplayStatus, marks, type DisplayStatus } from './displayStatus.ts';
import * as css from './reservation.css.ts';

function Status({ status }: { status: DisplayStatus }) {
  const text = useText();
  const { icon, tone } = marks[status];
  return (
    <span className={css.status[tone]}>
      <Icon name={icon} size="small" />
      <span>{text(`reservation.status.${status}`)}</span>
    </span>
  );
}

/** Shows the reservation's property and status. */
export function Head({ reservation }: { reservation: Reservation }) {
  const text = useText();
  const status = getDisplayStatus(reservation);
  const { unit, location, guest, endReason } = reservation;
  const about =
    endReason === 'dates_taken' ? 'reservation.about.datesTaken' : (`reservation.about.${status}` as const);
  return (
    <header className={css.head}>
      <p className={css.line}>
        <Status status={status} />
        <span className={css.number}>
          <Text
            id="reservation.number"
            values={{
              number: (
                <Verbatim key="number" isWhole>
                  {reservation.number}
                </Verbatim>
              ),
            }}
          />
        </span>
      </p>
      <h1 className={css.title}>
        <Verbatim>{unit.name}</Verbatim>
      </h1>
      <p className={css.place}>
        <Icon name="location" size="small" />
        <span>{text('landing.place', { city: location.city, country: location.country })}</span>
      </p>
      <p className={css.about}>{text(about, { name: guest.firstName })}</p>
    </header>
  );
}
