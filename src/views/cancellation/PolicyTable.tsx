import type { CancellationPolicy } from '../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './cancellation.css.ts';

interface Props {
  policies: readonly CancellationPolicy[];
  timeZone: string;
  /** The percentage that is refunded now, if the reservation can still be cancelled. */
  now?: number | undefined;
}

interface Row {
  key: string;
  when: string;
  refundPercentage: number;
}

/** Shows the refunds with their deadlines in the property's time zone. */
export function PolicyTable({ policies, timeZone, now }: Props) {
  const text = useText();
  const { moment, percentage } = useFormats();
  const giving = policies.filter(({ refundPercentage }) => refundPercentage > 0);
  const last = giving.at(-1);
  const rows: Row[] = [
    ...giving.map(({ refundPercentage, cancelBefore }) => ({
      key: cancelBefore,
      when: text('cancellation.before', { date: moment(cancelBefore, timeZone) }),
      refundPercentage,
    })),
    {
      key: 'after',
      when: last
        ? text('cancellation.after', { date: moment(last.cancelBefore, timeZone) })
        : text('cancellation.always'),
      refundPercentage: 0,
    },
  ];
  // The host says which refund applies now, because this device's clock may be wrong.
  const current = rows.find(({ refundPercentage }) => refundPercentage === now);
  return (
    <table className={css.table}>
      <caption className={css.caption}>{text('cancellation.clock')}</caption>
      <thead>
        <tr>
          <th className={css.columnHead} scope="col">
            {text('cancellation.when')}
          </th>
          <th className={css.columnHead} scope="col">
            {text('cancellation.back')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={css.row} data-current={row === current ? '' : undefined}>
            <th className={css.cell} scope="row">
              <span>{row.when}</span>
              {row === current && (
                <span className={css.now}>
                  <Icon name="check" size="small" />
                  <span>{text('cancellation.now')}</span>
                </span>
              )}
            </th>
            <td className={css.share}>{percentage(row.refundPercentage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
