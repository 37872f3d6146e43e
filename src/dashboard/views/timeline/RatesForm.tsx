import type { FC } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';

type FormState = Extract<
  SelectionState,
  'rates.editing' | 'rates.previewing' | 'rates.refused' | 'rates.notPreviewed'
>;

/** Shows the form for a price, a minimum stay and a reason. */
export const RatesForm: FC<SelectionProps & { state: FormState }> = ({ context, property, send, state }) => {
  const text = useText();
  const { rates, reason, violations } = context;
  const isBusy = state === 'rates.previewing';
  const labels: Readonly<Record<string, string>> = {
    price: text('dashboard.nights.price'),
    minimumStay: text('dashboard.nights.minimumStay'),
  };
  const { getMessage, summary } = useViolations(violations, (path) =>
    path in labels ? { id: `nights-${path}`, label: labels[path]! } : undefined,
  );
  return (
    <Form
      onSubmit={() => send({ type: 'rates.submitted' })}
      submit={text('dashboard.nights.change')}
      isBusy={isBusy}
      leave={{ label: text('dashboard.nights.cancel'), act: () => send({ type: 'selection.cleared' }) }}
    >
      {state === 'rates.refused' && <RefusedAnswers errors={summary} />}
      {state === 'rates.notPreviewed' && (
        <FailedCall
          title={text('dashboard.outcome.rejected')}
          failureReason={context}
          ownTexts={
            context.failure === 'command-refused'
              ? { refused: text('dashboard.nights.refused', { nights: property?.maxNights ?? 0 }) }
              : {}
          }
          hasInput
        />
      )}
      <div className={shared.group}>
        <TextField
          label={labels['price']}
          description={text('dashboard.nights.unchanged')}
          id="nights-price"
          name="price"
          inputMode="decimal"
          autoComplete="off"
          readOnly={isBusy}
          value={rates.price ?? ''}
          error={getMessage('price')}
          onChange={(price) => send({ type: 'rates.changed', rates: { price } })}
        />
        <TextField
          label={labels['minimumStay']}
          description={text('dashboard.nights.unchanged')}
          id="nights-minimumStay"
          name="minimumStay"
          inputMode="numeric"
          autoComplete="off"
          readOnly={isBusy}
          value={rates.minimumStay ?? ''}
          error={getMessage('minimumStay')}
          onChange={(minimumStay) => send({ type: 'rates.changed', rates: { minimumStay } })}
        />
        <TextField
          label={text('dashboard.nights.reason')}
          description={text('dashboard.nights.reason.about')}
          name="reason"
          autoComplete="off"
          maxLength={200}
          readOnly={isBusy}
          value={reason}
          onChange={(typed) => send({ type: 'reason.changed', reason: typed })}
        />
      </div>
    </Form>
  );
};
