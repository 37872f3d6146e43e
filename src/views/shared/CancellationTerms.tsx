import type { CancellationPolicy } from '../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as shared from '../../kit/shared.css.ts';

interface Props {
  policies: readonly CancellationPolicy[];
  timeZone: string;
}

/** Returns the sentences of the terms: the refunds with their deadlines, and when there is none. */
export function useCancellationSentences({ policies, timeZone }: Props) {
  const text = useText();
  const { moment, percentage } = useFormats();
  const giving = policies.filter(({ refundPercentage }) => refundPercentage > 0);
  const last = giving.at(-1);
  return {
    refunds: giving.map(({ refundPercentage, cancelBefore }) =>
      refundPercentage === 100
        ? text('policy.freeBefore', { date: moment(cancelBefore, timeZone) })
        : text('policy.refundBefore', {
            percentage: percentage(refundPercentage),
            date: moment(cancelBefore, timeZone),
          }),
    ),
    noRefund: last
      ? text('policy.noRefundAfter', { date: moment(last.cancelBefore, timeZone) })
      : text('policy.noRefund'),
  };
}

/** Shows the refunds on cancellation with their deadlines. */
export function CancellationTerms(props: Props) {
  const { refunds, noRefund } = useCancellationSentences(props);
  return (
    <ul className={shared.policyList}>
      {refunds.map((sentence) => (
        <li key={sentence} className={shared.policy}>
          <span className={shared.given}>
            <Icon name="check" size="small" />
          </span>
          <span>{sentence}</span>
        </li>
      ))}
      <li className={shared.policy}>
        <span className={shared.notGiven}>
          <Icon name="close" size="small" />
        </span>
        <span>{noRefund}</span>
      </li>
    </ul>
  );
}
