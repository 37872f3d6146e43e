import type { CancellationTerms, RefundTerms } from '../../../../contract/dashboard/deskMoney.ts';
import type { Money } from '../../../../contract/primitives.ts';
import type { RepaymentTerms } from '../../../../machines/dashboard/repayment/repayment.types.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { Row } from '../desk/DeskCard.tsx';
import * as css from '../desk/desk.css.ts';

/** Names with their amounts. */
function Amounts({ rows }: { rows: readonly (readonly [DashboardMessageId, Money])[] }) {
  const text = useText();
  const { money } = useFormats();
  return (
    <dl className={css.rows}>
      {rows.map(([id, amount]) => (
        <Row key={id} name={text(id)}>
          <Verbatim>{money(amount)}</Verbatim>
        </Row>
      ))}
    </dl>
  );
}

/** The payments to whose cards the parts of a refund go. */
function Parts({ parts }: Pick<RefundTerms, 'parts'>) {
  const text = useText();
  const { date, money } = useFormats();
  return (
    <>
      <h3 className={css.label}>{text('dashboard.reservation.repayment.cards')}</h3>
      <dl className={css.rows}>
        {parts.map(({ paymentId, dueDate, amount, gatewayPaymentId }) => (
          <div key={paymentId} className={css.row}>
            <dt>
              <span>{text('dashboard.reservation.payment.paid', { date: date(dueDate, 'brief') })}</span>{' '}
              <code className={css.reference}>{gatewayPaymentId}</code>
            </dt>
            <dd>
              <Verbatim>{money(amount)}</Verbatim>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function RefundEffect({ terms }: { terms: RefundTerms }) {
  const text = useText();
  const { paid, refunded, amount, kept, parts, sentTo } = terms;
  return (
    <>
      <Amounts
        rows={[
          ['dashboard.reservation.money.paid', paid],
          ['dashboard.reservation.money.refunded', refunded],
          ['dashboard.reservation.repayment.refund', amount],
          ['dashboard.reservation.repayment.kept', kept],
        ]}
      />
      <Parts parts={parts} />
      {sentTo !== null && <p>{text('dashboard.reservation.repayment.mail', { email: sentTo })}</p>}
    </>
  );
}

/** Says how a refund reaches the guest: through the gateway, or by the host if the money was received in person. */
function RefundRoute({ refund, refundable }: { refund: Money; refundable: Money | undefined }) {
  const text = useText();
  if (refund.amount === 0 || !refundable) return null;
  return (
    <>
      {refundable.amount > 0 && <p>{text('dashboard.reservation.repayment.sameCard')}</p>}
      {refund.amount > refundable.amount && <p>{text('dashboard.reservation.repayment.inPerson')}</p>}
    </>
  );
}

function CancellationEffect({
  terms,
  refundable,
}: {
  terms: CancellationTerms;
  refundable: Money | undefined;
}) {
  const text = useText();
  const { paid, refund, kept, policyRefund } = terms;
  return (
    <>
      <Amounts
        rows={[
          ['dashboard.reservation.money.paid', paid],
          ['dashboard.reservation.repayment.refund', refund.total],
          ['dashboard.reservation.repayment.kept', kept],
          ['dashboard.reservation.repayment.policy', policyRefund.total],
        ]}
      />
      <RefundRoute refund={refund.total} refundable={refundable} />
      <p>{text('dashboard.reservation.repayment.cancels')}</p>
    </>
  );
}

/** Shows what is paid, refunded and kept, before anything is refunded or cancelled. */
export const RepaymentEffect = ({
  effect,
  refundable,
}: {
  effect: RepaymentTerms;
  /** The amount that can be refunded through the gateway. */
  refundable: Money | undefined;
}) =>
  effect.kind === 'refund' ? (
    <RefundEffect terms={effect.terms} />
  ) : (
    <CancellationEffect terms={effect.terms} refundable={refundable} />
  );
