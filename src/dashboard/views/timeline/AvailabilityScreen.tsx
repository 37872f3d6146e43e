import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { StatesWithin } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import * as css from './sheet.css.ts';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';

type AvailabilityState = Exclude<
  StatesWithin<'blocking' | 'opening', SelectionState>,
  `${string}.${'rejected' | 'unconfirmed'}`
>;

/** Says why the host refused a change of nights. */
export const NotChanged = ({
  context,
  hasInput = false,
}: Pick<SelectionProps, 'context'> & { hasInput?: boolean }) => (
  <RejectedAlert
    refusal={context.refusal}
    refusedText={useText()('dashboard.nights.overtaken')}
    hasInput={hasInput}
  />
);

/** Says that nights were not closed or opened, and returns to the calendar, which is loaded again. */
export const NightsRejected: FC<SelectionProps> = ({ context, send }) => {
  const text = useText();
  return (
    <div className={shared.form}>
      <NotChanged context={context} />
      <div className={css.actions}>
        <Button look="primary" onClick={() => send({ type: 'selection.cleared' })}>
          {text('dashboard.outcome.look')}
        </Button>
      </div>
    </div>
  );
};

/** Says that it is unknown whether nights were changed. */
export const NightsUnconfirmed: FC<SelectionProps> = ({ context, send }) => (
  <div className={shared.form}>
    <UnconfirmedChoice
      failureReason={context}
      onLook={() => send({ type: 'selection.cleared' })}
      onRepeat={() => send({ type: 'change.confirmed' })}
    />
  </div>
);

/** Shows the effect of closing or opening nights, and asks for the reason. */
export const AvailabilityScreen: FC<SelectionProps & { state: AvailabilityState }> = ({
  context,
  send,
  state,
}) => {
  const text = useText();
  const isBusy = state === 'blocking.sending' || state === 'opening.sending';
  const closes = state.startsWith('blocking');
  return (
    <Form
      onSubmit={() => send({ type: 'change.confirmed' })}
      submit={text(closes ? 'dashboard.nights.block' : 'dashboard.nights.open')}
      isBusy={isBusy}
      leave={{ label: text('dashboard.nights.cancel'), act: () => send({ type: 'selection.cleared' }) }}
    >
      <p>{text(closes ? 'dashboard.nights.blockEffect' : 'dashboard.nights.openEffect')}</p>
      {(state === 'blocking.tooMany' || state === 'opening.tooMany') && (
        <RejectedAlert refusal={context} hasInput={closes} />
      )}
      {closes && (
        <TextField
          label={text('dashboard.nights.reason')}
          description={text('dashboard.nights.reason.about')}
          name="reason"
          autoComplete="off"
          maxLength={200}
          readOnly={isBusy}
          value={context.reason}
          onChange={(reason) => send({ type: 'reason.changed', reason })}
        />
      )}
    </Form>
  );
};
