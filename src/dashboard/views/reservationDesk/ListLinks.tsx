import { Link } from 'wouter';
import { dashboardPages, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useText } from '../../i18n/index.ts';
import * as css from '../desk/desk.css.ts';

/** The links to the list of reservations, and to the previous and next reservation in it. */
export function ListLinks({ number }: { number: string }) {
  const text = useText();
  const { current: list } = useDashboard().shownList;
  const numbers = list?.numbers ?? [];
  const position = numbers.indexOf(number);
  const previous = numbers[position - 1];
  const next = position < 0 ? undefined : numbers[position + 1];
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
