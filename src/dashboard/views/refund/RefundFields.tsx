import type { RefundEntry } from '../../../../machines/dashboard/refund/refund.types.ts';
import { useFormats } from '../../../i18n/index.ts';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { TextArea, TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { RefundProps } from './RefundProps.ts';

interface FieldsProps extends Pick<RefundProps, 'context' | 'send'> {
  getMessage: (path: string) => string | undefined;
}

type Change = (changed: Partial<RefundEntry>) => void;

/** The choices of a cancellation. */
function Choice({ context: { entry, reservation }, onChange }: FieldsProps & { onChange: Change }) {
  const text = useText();
  const { money, percentage } = useFormats();
  const policy = reservation?.money?.refundNow;
  return (
    <RadioCards
      legend={text('dashboard.reservation.choice')}
      name="choice"
      value={entry.choice}
      options={[
        {
          value: 'policy',
          content: text('dashboard.reservation.choice.policy'),
          ...(policy && { about: `${money(policy.total)} (${percentage(policy.percentage)})` }),
        },
        { value: 'full', content: text('dashboard.reservation.choice.full') },
        { value: 'none', content: text('dashboard.reservation.choice.none') },
        { value: 'amount', content: text('dashboard.reservation.choice.amount') },
      ]}
      onChange={(choice) => onChange({ choice: choice as RefundEntry['choice'] })}
    />
  );
}

/** The fields of a refund or cancellation. */
export function RefundFields(props: FieldsProps) {
  const text = useText();
  const { money } = useFormats();
  const { context, send, getMessage } = props;
  const { kind, entry, reservation } = context;
  const terms = reservation?.money;
  const change: Change = (changed) => send({ type: 'entry.changed', entry: changed });
  return (
    <div className={shared.group}>
      {kind === 'cancellation' && <Choice {...props} onChange={change} />}
      {(kind === 'refund' || entry.choice === 'amount') && (
        <TextField
          label={text('dashboard.reservation.amount')}
          description={terms && text('dashboard.reservation.atMost', { amount: money(terms.refundable) })}
          id="refund-amount"
          name="amount"
          inputMode="decimal"
          required
          autoComplete="off"
          value={entry.amount}
          error={getMessage('amount')}
          onChange={(amount) => change({ amount })}
        />
      )}
      {kind === 'refund' && (
        <TextArea
          label={text('dashboard.reservation.reason')}
          description={text('dashboard.reservation.reason.about')}
          id="refund-reason"
          name="reason"
          rows={3}
          required
          value={entry.reason}
          error={getMessage('reason')}
          onChange={(reason) => change({ reason })}
        />
      )}
    </div>
  );
}
