import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useFormats } from '../../../i18n/index.ts';
import { RefusedFields } from '../../../views/shared/RefusedFields.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
import { useViolations } from '../../../views/shared/violations.ts';
import { useText } from '../../i18n/index.ts';
import { RefusedAction } from '../desk/RefusedAction.tsx';
import { RepaymentFields } from './RepaymentFields.tsx';
import type { RepaymentProps } from './RepaymentProps.ts';

type FormState = 'editing' | 'previewing' | 'refused' | 'notPreviewed';

/** The form of a refund or cancellation. */
export const RepaymentForm: FC<RepaymentProps & { state: FormState }> = (props) => {
  const { context, reservation, send, state } = props;
  const text = useText();
  const { money } = useFormats();
  const isBusy = state === 'previewing';
  const labels: Readonly<Record<string, string>> = {
    amount: text('dashboard.reservation.amount'),
    reason: text('dashboard.reservation.reason'),
  };
  const { getMessage, summary } = useViolations(context.violations, (path) =>
    path in labels ? { id: `repayment-${path}`, label: labels[path]! } : undefined,
  );
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'effect.requested' });
      }}
    >
      {state === 'refused' && (
        <RefusedFields
          title={text('dashboard.setup.refused')}
          text={text('problem.validationFailed.text')}
          errors={summary}
          level={3}
        />
      )}
      {state === 'notPreviewed' && (
        <RefusedAction
          title={text('dashboard.reservation.notPossible')}
          failureReason={context}
          hasInput
          {...(reservation.money && {
            refusedText: text('dashboard.reservation.refused.amount', {
              amount: money(reservation.money.refundable),
            }),
          })}
        />
      )}
      <RepaymentFields {...props} getMessage={getMessage} />
      <div className={shared.stackedActions}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {text('dashboard.reservation.showEffect')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'repayment.abandoned' })}>
          {text('dashboard.reservation.back')}
        </Button>
      </div>
    </form>
  );
};
