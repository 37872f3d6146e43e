import type { CancellationTerms, RefundTerms } from '../../../../contract/dashboard/deskMoney.ts';
import type { Money } from '../../../../contract/values/money.ts';
import type { RefundOrCancellation } from '../../../../machines/dashboard/refund/refund.types.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
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
      <h2 className={css.label}>{text('dashboard.reservation.refund.cards')}</h2>
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

function RefundedPart({ terms }: { terms: RefundTerms }) {
  const text = useText();
  const { paid, refunded, amount, kept, parts, sentTo } = terms;
  return (
    <>
      <Amounts
        rows={[
          ['dashboard.reservation.money.paid', paid],
          ['dashboard.reservation.money.refunded', refunded],
          ['dashboard.reservation.refund.amount', amount],
          ['dashboard.reservation.refund.kept', kept],
        ]}
      />
      <Parts parts={parts} />
      {sentTo !== null && <p>{text('dashboard.reservation.refund.mail', { email: sentTo })}</p>}
    </>
  );
}

/** Asks the host to return the part of a refund that was received in person. */
export function ReturnInPerson({ amount }: { amount: Money }) {
  const text = useText();
  const { money } = useFormats();
  if (amount.amount === 0) return null;
  return <p>{text('dashboard.reservation.refund.inPerson', { amount: money(amount) })}</p>;
}

/** Returns the sentence about a policy that has two, one or no limits. */
function getPolicyText({ since, until }: CancellationTerms['policyPeriod']): DashboardMessageId | undefined {
  if (since !== null && until !== null) return 'dashboard.reservation.refund.policyBetween';
  if (until !== null) return 'dashboard.reservation.refund.policyBefore';
  return since === null ? undefined : 'dashboard.reservation.refund.policySince';
}

/** Says which share the policy refunds now, and in which period. */
function Policy({ policyRefund, policyPeriod }: Pick<CancellationTerms, 'policyRefund' | 'policyPeriod'>) {
  const text = useText();
  const { percentage } = useFormats();
  const { eventTime } = useTimes();
  const sentence = getPolicyText(policyPeriod);
  const { since, until } = policyPeriod;
  const getMoment = (instant: string | null) => (instant === null ? '' : eventTime(instant));
  return (
    sentence && (
      <p>
        {text(sentence, {
          percentage: percentage(policyRefund.percentage),
          since: getMoment(since),
          until: getMoment(until),
        })}
      </p>
    )
  );
}

function CancellationEffect({ terms }: { terms: CancellationTerms }) {
  const text = useText();
  const { paid, refund, throughGateway, inPerson, kept, policyRefund } = terms;
  return (
    <>
      <Amounts
        rows={[
          ['dashboard.reservation.money.paid', paid],
          ['dashboard.reservation.refund.amount', refund.total],
          ['dashboard.reservation.refund.kept', kept],
          ['dashboard.reservation.refund.policy', policyRefund.total],
        ]}
      />
      <Policy {...terms} />
      {throughGateway.amount > 0 && <p>{text('dashboard.reservation.refund.sameCard')}</p>}
      <ReturnInPerson amount={inPerson} />
      <p>{text('dashboard.reservation.refund.cancels')}</p>
    </>
  );
}

/** Shows what is paid, refunded and kept, before anything is refunded or cancelled. */
export const RefundEffect = ({ effect }: { effect: RefundOrCancellation }) =>
  effect.kind === 'refund' ? (
    <RefundedPart terms={effect.terms} />
  ) : (
    <CancellationEffect terms={effect.terms} />
  );
