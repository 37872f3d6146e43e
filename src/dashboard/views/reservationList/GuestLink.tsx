import { Link } from 'wouter';
import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import type { ListedDashboardReservation } from '../../../../contract/dashboard/reservations.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './reservationList.css.ts';

/** The name of the guest as a link to the reservation, whose area is the whole row. */
export function GuestLink({ reservation }: { reservation: ListedDashboardReservation }) {
  const text = useText();
  const { number, guestName } = reservation;
  return (
    <Link href={reservationAddress(number)} className={css.link}>
      {guestName === '' ? text('dashboard.reservations.erased') : <Verbatim>{guestName}</Verbatim>}
    </Link>
  );
}
