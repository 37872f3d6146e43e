import { getDues } from '../../../contract/rules/dues.ts';
import type { PaymentOption } from '../../../contract/schemas/quote.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import * as shared from '../../kit/shared.css.ts';

/** Shows the amount charged with the order and the later charges with their dates. */
export function PaymentDates({ option }: { option: PaymentOption }) {
  const text = useText();
  const { date, money } = useFormats();
  const { now, later } = getDues(option);
  return (
    <>
      <p className={shared.optionName}>
        {now > 0 ? text('order.dueNow', { amount: money({ amount: now }) }) : text('order.nothingDueNow')}
      </p>
      {later.length > 0 && (
        <dl className={shared.lines}>
          {later.map(({ dueDate, amount }) => (
            <div key={dueDate} className={shared.row}>
              <dt>{text('success.due', { date: date(dueDate) })}</dt>
              <dd>{money({ amount })}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
