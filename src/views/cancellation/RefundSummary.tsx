import type { Refund } from '../../../contract/schemas/refund.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { getPaid } from '../../../contract/rules/payments.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { small } from '../../kit/shared.css.ts';
import * as css from './cancellation.css.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  refund: Refund | undefined;
  reservation: Reservation;
}

/** Shows the refund and its parts. */
export function RefundSummary({ refund, reservation }: Props) {
  const text = useText();
  const { money, percentage } = useFormats();
  const paid = getPaid(reservation);
  if (!refund || paid === 0) return <p>{text('cancellation.nothingPaid')}</p>;
  return (
    <div className={css.refund}>
      <p className={css.refundName}>{text('cancellation.refund')}</p>
      <p className={css.amount}>
        <Verbatim>{money(refund.total)}</Verbatim>
      </p>
      <p className={small}>
        {text('cancellation.share', {
          percentage: percentage(refund.percentage),
          paid: money({ amount: paid }),
        })}
      </p>
      {refund.total.amount > 0 && <p className={small}>{text('cancellation.bank')}</p>}
    </div>
  );
}
