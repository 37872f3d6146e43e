import type { CancellationPolicy } from '../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as shared from '../../kit/shared.css.ts';

interface Props {
  policies: readonly CancellationPolicy[];
  timeZone: string;
}

/** Shows the refunds on cancellation with their deadlines. */
export function CancellationTerms({ policies, timeZone }: Props) {
  const text = useText();
  const { moment, percentage } = useFormats();
  const giving = policies.filter(({ refundPercentage }) => refundPercentage > 0);
  const last = giving.at(-1);
  return (
    <ul className={shared.policyList}>
      {giving.map(({ refundPercentage, cancelBefore }) => (
        <li key={cancelBefore} className={shared.policy}>
          <span className={shared.given}>
            <Icon name="check" size="small" />
          </span>
          <span>
            {refundPercentage === 100
              ? text('policy.freeBefore', { date: moment(cancelBefore, timeZone) })
              : text('policy.refundBefore', {
                  percentage: percentage(refundPercentage),
                  date: moment(cancelBefore, timeZone),
                })}
          </span>
        </li>
      ))}
      <li className={shared.policy}>
        <span className={shared.notGiven}>
          <Icon name="close" size="small" />
        </span>
        <span>
          {last
            ? text('policy.noRefundAfter', { date: moment(last.cancelBefore, timeZone) })
            : text('policy.noRefund')}
        </span>
      </li>
    </ul>
  );
}
