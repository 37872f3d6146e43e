import type { ReservationSort } from '../../../../contract/dashboard/listAddress.ts';
import type { ListedDashboardReservation } from '../../../../contract/dashboard/reservations.ts';
import type { Role } from '../../../../contract/dashboard/role.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { listColumns, type ListColumn } from '../../../../contract/dashboard/listColumns.ts';
import { deviceTimeZone } from '../../../i18n/deviceTimeZone.ts';
import { useFormats } from '../../../i18n/index.ts';
import type { Elements } from '../../../ui/Elements.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { RowMoney } from './RowMoney.tsx';
import * as css from './reservationList.css.ts';
import { statusTexts } from './statusTexts.ts';

/** The heads of the columns. */
export const headTexts: Readonly<Record<ListColumn | 'name', DashboardMessageId>> = {
  name: 'dashboard.reservation.guest',
  property: 'dashboard.reservations.property',
  arrival: 'dashboard.reservations.by.arrival',
  departure: 'dashboard.reservations.by.departure',
  nights: 'dashboard.reservation.nights',
  guests: 'dashboard.reservation.guests',
  status: 'dashboard.reservations.status',
  amount: 'dashboard.reservation.money.total',
  booked: 'dashboard.reservation.source',
  number: 'dashboard.reservations.number',
  email: 'dashboard.reservation.guest.email',
  phone: 'dashboard.reservation.guest.phone',
};

/** The columns with numbers, which are aligned at their end. */
export const numericColumns: ReadonlySet<string> = new Set(['nights', 'guests', 'amount']);

/** The columns with names and sentences, which may take several lines. */
export const wrappingColumns: ReadonlySet<string> = new Set(['property', 'amount', 'email']);

const hiddenFromCleaners: ReadonlySet<string> = new Set(['amount', 'email', 'phone']);

const isVisibleTo = (role: Role) => (column: ListColumn) =>
  role !== 'cleaner' || !hiddenFromCleaners.has(column);

/** Returns the columns that a role may see. */
export const getColumns = (role: Role): ListColumn[] => listColumns.filter(isVisibleTo(role));

/** Returns the columns by which a role may sort the list. */
export const getSorts = (role: Role, sorts: readonly ReservationSort[]): ReservationSort[] =>
  sorts.filter((sort) => sort === 'name' || isVisibleTo(role)(sort));

/** Returns the date of an instant on this device, `YYYY-MM-DD`; the format of this language is that of ISO 8601. */
const getDay = (instant: string) =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: deviceTimeZone() });

/** Returns the content of each cell of a reservation. */
export function useCells(properties: Session['properties'], chosen: readonly ListColumn[]) {
  const text = useText();
  const { date } = useFormats();
  return (reservation: ListedDashboardReservation): Readonly<Record<ListColumn, Elements | string>> => {
    const { unitId, startDate, endDate, nights, guestCount, status, createdAt, number, email, phone } =
      reservation;
    return {
      property: properties.find(({ id }) => id === unitId)?.name ?? unitId,
      arrival: date(startDate, 'dated'),
      // The year is next to it.
      departure: date(endDate, chosen.includes('arrival') ? 'short' : 'dated'),
      nights: String(nights),
      guests: String(guestCount),
      status: <span className={css.status[status]}>{text(statusTexts[status])}</span>,
      amount: <RowMoney reservation={reservation} />,
      booked: date(getDay(createdAt), 'dated'),
      number: <Verbatim isWhole>{number}</Verbatim>,
      email: <Verbatim>{email}</Verbatim>,
      phone: <Verbatim isWhole>{phone}</Verbatim>,
    };
  };
}
