import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../views/shared/FailedCall.tsx';
import { RefusedFields } from '../../../views/shared/RefusedFields.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
import { useViolations } from '../../../views/shared/violations.ts';
import { useText } from '../../i18n/index.ts';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';
import * as css from './selection.css.ts';

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
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'rates.submitted' });
      }}
    >
      {state === 'rates.refused' && (
        <RefusedFields
          title={text('dashboard.setup.refused')}
          text={text('problem.validationFailed.text')}
          errors={summary}
        />
      )}
      {state === 'rates.notPreviewed' && (
        <FailedCall
          title={text('dashboard.nights.notPreviewed')}
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
      <div className={css.actions}>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {text('dashboard.nights.preview')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'selection.cleared' })}>
          {text('dashboard.nights.cancel')}
        </Button>
      </div>
    </form>
  );
};
