import { reservationSorts } from '../../../../contract/dashboard/listAddress.ts';
import { getOrder } from '../../../../machines/dashboard/reservationList/selectors.ts';
import { Select } from '../../../ui/Select.tsx';
import { useText } from '../../i18n/index.ts';
import { getSorts, headTexts } from './columns.tsx';
import type { ReservationListProps } from './ReservationListProps.ts';
import { createOrder, directionTexts } from './sorting.ts';

/** Chooses the order of the list on a phone, which has no heads of columns. */
export function OrderSelect({
  context: { filters },
  session,
  send,
}: Pick<ReservationListProps, 'context' | 'session' | 'send'>) {
  const text = useText();
  const { sort, isDescending } = getOrder(filters);
  const options = getSorts(session.user.role, reservationSorts).flatMap((column) =>
    directionTexts[column].map((direction, at) => ({ column, direction, isLast: at === 1 })),
  );
  return (
    <Select
      label={text('dashboard.reservations.order')}
      value={`${sort} ${isDescending}`}
      onChange={(value) => {
        const option = options.find(({ column, isLast }) => `${column} ${isLast}` === value)!;
        send({ type: 'sort.chosen', ...createOrder(filters, option.column, option.isLast) });
      }}
    >
      {options.map(({ column, direction, isLast }) => (
        <option key={`${column} ${isLast}`} value={`${column} ${isLast}`}>
          {text('dashboard.reservations.pair', {
            name: text(headTexts[column]),
            value: text(direction),
          })}
        </option>
      ))}
    </Select>
  );
}
