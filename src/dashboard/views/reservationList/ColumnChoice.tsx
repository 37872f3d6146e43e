import { standardColumns } from '../../../../contract/dashboard/listColumns.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useText } from '../../i18n/index.ts';
import { getColumns, headTexts } from './columns.tsx';
import type { ReservationListProps } from './ReservationListProps.ts';
import * as css from './reservationList.css.ts';

/** Chooses the columns of the table. */
export function ColumnChoice({
  context: { columns: chosen = standardColumns },
  session,
  send,
}: Pick<ReservationListProps, 'context' | 'session' | 'send'>) {
  const text = useText();
  return (
    <details className={css.filters}>
      <summary className={css.opener}>
        <span>{text('dashboard.reservations.columns')}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className={css.choices}>
        {getColumns(session.user.role).map((column) => (
          <Checkbox
            key={column}
            name={column}
            isChecked={chosen.includes(column)}
            onChange={(isChosen) =>
              send({
                type: 'columns.chosen',
                columns: isChosen ? [...chosen, column] : chosen.filter((one) => one !== column),
              })
            }
          >
            {text(headTexts[column])}
          </Checkbox>
        ))}
      </div>
    </details>
  );
}
