import { Link } from 'wouter';
import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { dashboardPages, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import * as css from '../desk/desk.css.ts';

interface Props extends Pick<DeskReservation, 'number'> {
  /** The reservations before and after it by arrival; undefined until they are loaded. */
  byArrival: DeskReservation['neighbours'] | undefined;
}

/**
 * The links to the list of reservations, and to the previous and next reservation: in the list if it contains this one,
 * by arrival otherwise.
 */
export function ListLinks({ number, byArrival }: Props) {
  const text = useText();
  const { current: list } = useDashboard().shownList;
  const numbers = list?.numbers ?? [];
  const position = numbers.indexOf(number);
  const { previous, next } =
    position < 0
      ? { previous: byArrival?.previous ?? undefined, next: byArrival?.next ?? undefined }
      : { previous: numbers[position - 1], next: numbers[position + 1] };
  return (
    <nav className={css.listLinks} aria-label={text('dashboard.reservation.list')}>
      <Link className={css.link} href={list?.address ?? dashboardPages.reservations}>
        {text('dashboard.reservation.list.back')}
      </Link>
      {previous !== undefined && (
        <Link className={css.link} href={reservationAddress(previous)}>
          {text('dashboard.reservation.list.previous')}
        </Link>
      )}
      {next !== undefined && (
        <Link className={css.link} href={reservationAddress(next)}>
          {text('dashboard.reservation.list.next')}
        </Link>
      )}
    </nav>
  );
}
