import type { CancellationPolicy } from '../../../contract/quote.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './cancellation.css.ts';

interface Props {
  policies: readonly CancellationPolicy[];
  timeZone: string;
  /** The share that comes back now, where the reservation can still be called off. */
  now?: number | undefined;
}

interface Row {
  key: string;
  when: string;
  refundPercentage: number;
}

/** What comes back until when, on the property's clock. */
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
  // The host says which share holds now; a clock here could say otherwise.
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
