import type { FC } from 'react';
import { useFormats } from '../../../i18n/index.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { BackToReservation } from '../desk/BackToReservation.tsx';
import { RefusedAction } from '../desk/RefusedAction.tsx';
import { RefundFields } from './RefundFields.tsx';
import type { RefundProps } from './RefundProps.ts';

type FormState = 'editing' | 'previewing' | 'refused' | 'notPreviewed';

/** The form of a refund or cancellation. */
export const RefundForm: FC<RefundProps & { state: FormState }> = (props) => {
  const { context, send, state } = props;
  const terms = context.reservation?.money;
  const text = useText();
  const { money } = useFormats();
  const isBusy = state === 'previewing';
  const labels: Readonly<Record<string, string>> = {
    amount: text('dashboard.reservation.amount'),
    reason: text('dashboard.reservation.reason'),
  };
  const { getMessage, summary } = useViolations(context.violations, (path) =>
    path in labels ? { id: `refund-${path}`, label: labels[path]! } : undefined,
  );
  return (
    <Form
      onSubmit={() => send({ type: 'effect.requested' })}
      submit={text('dashboard.reservation.showEffect')}
      isBusy={isBusy}
      back={<BackToReservation number={context.number} look="quiet" isBusy={isBusy} />}
    >
      {state === 'refused' && <RefusedAnswers errors={summary} level={2} />}
      {state === 'notPreviewed' && (
        <RefusedAction
          title={text('dashboard.reservation.notPossible')}
          failureReason={context}
          hasInput
          {...(terms &&
            context.refusal.failure === undefined && {
              refusedText: text('dashboard.reservation.refused.amount', {
                amount: money(terms.refundable),
              }),
            })}
        />
      )}
      <RefundFields {...props} getMessage={getMessage} />
    </Form>
  );
};
