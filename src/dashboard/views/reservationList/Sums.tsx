import type { DashboardReservationSums } from '../../../../contract/dashboard/reservations.ts';
import { useFormats } from '../../../i18n/index.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './reservationList.css.ts';

/** The sums of the prices in the whole list, with what they include and what they do not. */
export function Sums({ money: sums }: { money: NonNullable<DashboardReservationSums['money']> }) {
  const text = useText();
  const { money, list } = useFormats();
  const { direct, channel, ended } = sums;
  const left = [
    ...(channel > 0 ? [text('dashboard.reservations.sums.channel', { count: channel })] : []),
    ...(ended > 0 ? [text('dashboard.reservations.sums.ended', { count: ended })] : []),
  ];
  return (
    <p className={css.sums}>
      {direct > 0 && (
        <span>
          {text('dashboard.reservations.sums.direct', {
            sum: sums.sums.map(money).join(' + '),
            count: direct,
          })}
        </span>
      )}
      {left.length > 0 && <span>{text('dashboard.reservations.sums.without', { stays: list(left) })}</span>}
    </p>
  );
}
