import type { ReactNode } from 'react';
import type { Reservation } from '../../../contract/reservation.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PriceLines } from '../shared/PriceLines.tsx';
import * as css from './reservation.css.ts';
import { standingOf } from './standing.ts';

type Payment = Reservation['payments'][number];

interface Props {
  reservation: Reservation;
}

const marks: Record<Payment['status'], IconName> = {
  scheduled: 'clock',
  processing: 'clock',
  paid: 'check',
  failed: 'alert',
  refunded: 'arrow',
};

const Amount = ({ words, amount, icon }: { words: string; amount: string; icon: IconName }) => (
  <div className={css.payment}>
    <dt className={css.fact}>
      <Icon name={icon} size="small" />
      {words}
    </dt>
    <dd>{amount}</dd>
  </div>
);

/** What was paid and what will be charged when. */
function Payments({ reservation }: Props) {
  const text = useText();
  const { date, money } = useFormats();
  const { payments, cancellation } = reservation;
  const standing = standingOf(reservation);
  // What came back of a stay that was called off is told in one sum: a payment may have come back in part.
  const isCancelled = standing === 'cancelled';
  const told = payments.map((payment) =>
    isCancelled && payment.status === 'refunded' ? { ...payment, status: 'paid' as const } : payment,
  );
  const wordsOf = ({ status, dueDate }: Payment) =>
    status === 'scheduled'
      ? text(isBooked(reservation) ? 'reservation.payment.scheduled' : 'success.due', { date: date(dueDate) })
      : text(`reservation.payment.${status}`);
  const { total } = cancellation.refundNow;
  return (
    <dl className={css.payments}>
      {told.map((payment) => (
        <Amount
          key={payment.dueDate + payment.status}
          icon={marks[payment.status]}
          words={wordsOf(payment)}
          amount={money(payment.amount)}
        />
      ))}
      {isCancelled && total.amount > 0 && (
        <Amount icon="arrow" words={text('reservation.payment.refunded')} amount={money(total)} />
      )}
    </dl>
  );
}

/** The price to the cent, and how it is paid. */
export function Money({ reservation, payment }: Props & { payment: ReactNode }) {
  const text = useText();
  const { payments, quote } = reservation;
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{text('reservation.payments')}</h2>
      {payment}
      <PriceLines quote={quote} />
      {payments.length > 0 && <Payments reservation={reservation} />}
    </section>
  );
}
