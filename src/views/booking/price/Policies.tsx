import type { CancellationPolicy, Instalment, PaymentOption } from '../../../../contract/quote.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from '../booking.css.ts';
import type { BookingProps } from '../BookingProps.ts';

interface PolicyProps {
  policies: readonly CancellationPolicy[];
  timeZone: string;
}

/** What comes back when, with its dates. */
export function CancellationTerms({ policies, timeZone }: PolicyProps) {
  const text = useText();
  const { moment, percentage } = useFormats();
  const giving = policies.filter(({ refundPercentage }) => refundPercentage > 0);
  const last = giving.at(-1);
  return (
    <ul className={css.policyList}>
      {giving.map(({ refundPercentage, cancelBefore }) => (
        <li key={cancelBefore} className={css.policy}>
          <span className={css.given}>
            <Icon name="check" size="small" />
          </span>
          {refundPercentage === 100
            ? text('policy.freeBefore', { date: moment(cancelBefore, timeZone) })
            : text('policy.refundBefore', {
                percentage: percentage(refundPercentage),
                date: moment(cancelBefore, timeZone),
              })}
        </li>
      ))}
      <li className={css.policy}>
        <span className={css.notGiven}>
          <Icon name="close" size="small" />
        </span>
        {last
          ? text('policy.noRefundAfter', { date: moment(last.cancelBefore, timeZone) })
          : text('policy.noRefund')}
      </li>
    </ul>
  );
}

/** Which part is due when: by the host's rule, and on which day that is. */
function useSchedule() {
  const text = useText();
  const { money, date, percentage } = useFormats();
  return ({ trigger, percentage: share, daysOffset, amount, dueDate }: Instalment) => {
    const rule = text(`schedule.${trigger}`, { percentage: percentage(share), days: daysOffset });
    const due =
      trigger === 'on_reservation'
        ? text('schedule.dueNow', { amount: money(amount) })
        : text('schedule.dueOn', { amount: money(amount), date: date(dueDate) });
    return `${rule} · ${due}`;
  };
}

/** A way to pay, told in full: what is due when, and what comes back on cancellation. */
export function PaymentTerms({ option, timeZone }: { option: PaymentOption; timeZone: string }) {
  const schedule = useSchedule();
  return (
    <>
      <span className={css.optionName}>{option.name}</span>
      {option.description !== '' && <span className={css.small}>{option.description}</span>}
      <span className={css.optionPart}>
        {option.schedule.map((instalment) => (
          <span key={instalment.dueDate + instalment.trigger}>{schedule(instalment)}</span>
        ))}
      </span>
      <CancellationTerms policies={option.cancellationPolicies} timeZone={timeZone} />
    </>
  );
}

/** For the page's rules: what cancelling costs, once there are dates to tell it for. */
export function BookingPolicies({ snapshot, property }: Pick<BookingProps, 'snapshot' | 'property'>) {
  const text = useText();
  const { quote } = snapshot.context;
  if (!quote) return <p className={css.lead}>{text('policy.selectDatesFirst')}</p>;
  return (
    <div className={css.group}>
      {quote.paymentOptions.map((option) => (
        <div key={option.id}>
          <h4 className={css.optionName}>{option.name}</h4>
          <CancellationTerms policies={option.cancellationPolicies} timeZone={property.timeZone} />
        </div>
      ))}
    </div>
  );
}
