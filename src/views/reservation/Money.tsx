import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { getAccount, getTotal, isPaid, paymentLines } from '../../../contract/rules/payments.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PriceLines } from '../../kit/PriceLines.tsx';
import * as css from './reservation.css.ts';
import { isEnded, getDisplayStatus } from './displayStatus.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

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

const Amount = ({ label, amount, icon }: { label: string; amount: string; icon: IconName }) => (
  <div className={css.payment}>
    <dt className={css.fact}>
      <Icon name={icon} size="small" />
      <span>{label}</span>
    </dt>
    <dd>
      <Verbatim>{amount}</Verbatim>
    </dd>
  </div>
);

/** Shows the payments made and the scheduled charges. */
function Payments({ reservation }: Props) {
  const text = useText();
  const { date, money } = useFormats();
  const { payments, refund } = getAccount(reservation);
  const getText = ({ status, dueDate, inPerson }: Payment) =>
    status === 'scheduled'
      ? text(isBooked(reservation) && !inPerson ? 'reservation.payment.scheduled' : 'success.due', {
          date: date(dueDate),
        })
      : text(`reservation.payment.${status}`);
  return (
    <dl className={css.payments}>
      {paymentLines(payments).map((payment) => (
        <Amount
          key={payment.dueDate + payment.status}
          icon={marks[payment.status]}
          label={getText(payment)}
          amount={money(payment.amount)}
        />
      ))}
      {refund && <Amount icon="arrow" label={text('reservation.payment.refunded')} amount={money(refund)} />}
    </dl>
  );
}

/** The main sentence about the money: the total, and what is still due or was refunded. */
function useSummary(reservation: Reservation): string {
  const { quote, payments } = reservation;
  const text = useText();
  const { date, money } = useFormats();
  const { refund } = getAccount(reservation);
  const refunded = refund?.amount ?? getTotal(payments.filter(({ status }) => status === 'refunded'));
  const total = money(quote.total);
  const next = payments.find(({ status }) => status === 'scheduled');
  if (isEnded(getDisplayStatus(reservation)) && refunded > 0)
    return text('reservation.money.refunded', { amount: money({ amount: refunded }) });
  if (next)
    return text('reservation.money.due', { total, due: money(next.amount), date: date(next.dueDate) });
  return text(
    payments.length > 0 && payments.every(isPaid) ? 'reservation.money.paid' : 'reservation.money.total',
    { total },
  );
}

/** The price to the cent and its payments, below their main sentence. */
export function Money({ reservation }: Props) {
  const text = useText();
  const { payments, quote } = reservation;
  // For a cancelled stay no tourist tax is due.
  const { touristTax: _, ...withoutTax } = quote;
  return (
    <Disclosure
      title={<h2 className={css.groupTitle}>{text('reservation.payments')}</h2>}
      sentence={useSummary(reservation)}
    >
      <div className={css.group}>
        <PriceLines quote={isEnded(getDisplayStatus(reservation)) ? withoutTax : quote} />
        {payments.length > 0 && <Payments reservation={reservation} />}
      </div>
    </Disclosure>
  );
}
