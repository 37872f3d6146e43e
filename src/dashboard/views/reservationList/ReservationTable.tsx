import { useRef } from 'react';
import type { ReservationSort } from '../../../../contract/dashboard/listAddress.ts';
import { reservationSorts } from '../../../../contract/dashboard/listAddress.ts';
import { standardColumns, type ListColumn } from '../../../../contract/dashboard/listColumns.ts';
import { getOrder } from '../../../../machines/dashboard/reservationList/selectors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { join } from '../../../ui/join.ts';
import { useText } from '../../i18n/index.ts';
import { getColumns, getSorts, headTexts, numericColumns, useCells, wrappingColumns } from './columns.tsx';
import { GuestLink } from './GuestLink.tsx';
import type { ReservationListProps } from './ReservationListProps.ts';
import { toOrder } from './sorting.ts';
import { useAddedColumn } from './useAddedColumn.ts';
import * as css from './table.css.ts';

interface HeadProps extends Pick<ReservationListProps, 'context' | 'send'> {
  column: ListColumn | 'name';
  /** The columns by which the list can be sorted. */
  sorts: readonly ReservationSort[];
}

interface SortButtonProps {
  label: string;
  arrow: keyof typeof css.arrow;
  onPress: () => void;
}

/** Sorts the list by a column. */
const SortButton = ({ label, arrow, onPress }: SortButtonProps) => (
  <button type="button" className={css.sort} onClick={onPress}>
    <span>{label}</span>
    <span className={css.arrow[arrow]}>
      <Icon name="down" size="small" />
    </span>
  </button>
);

/** The head of a column; a button if the list can be sorted by it. */
function Head({ column, sorts, context: { filters }, send }: HeadProps) {
  const text = useText();
  const order = getOrder(filters);
  const sort = sorts.find((one) => one === column);
  const isCurrent = order.sort === column;
  const className = join(css.head, numericColumns.has(column) && css.numeric);
  const label = text(headTexts[column]);
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isCurrent ? (order.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <SortButton
        label={label}
        arrow={isCurrent ? (order.isDescending ? 'down' : 'up') : 'unsorted'}
        onPress={() => send({ type: 'sort.chosen', ...toOrder(filters, sort) })}
      />
    </th>
  );
}

/** The reservations as a table, whose heads sort it. */
export function ReservationTable({
  context,
  session,
  send,
}: Pick<ReservationListProps, 'context' | 'session' | 'send'>) {
  const text = useText();
  const chosen = context.columns ?? standardColumns;
  const getCells = useCells(session.properties, chosen);
  const { role } = session.user;
  const columns = getColumns(role).filter((column) => chosen.includes(column));
  const sorts = getSorts(role, reservationSorts);
  const head = { sorts, context, send };
  const table = useRef<HTMLTableElement>(null);
  useAddedColumn(table, columns);
  return (
    <div className={css.scroller}>
      <table ref={table} className={css.table}>
        <caption className={hidden}>{text('dashboard.navigation.reservations')}</caption>
        <thead>
          <tr>
            <Head column="name" {...head} />
            {columns.map((column) => (
              <Head key={column} column={column} {...head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {context.reservations.map((reservation) => {
            const cells = getCells(reservation);
            return (
              <tr key={reservation.number} className={css.row}>
                <th scope="row" className={css.cell}>
                  <GuestLink reservation={reservation} />
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    className={join(
                      css.cell,
                      numericColumns.has(column) && css.numeric,
                      !wrappingColumns.has(column) && css.whole,
                    )}
                  >
                    {cells[column]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
