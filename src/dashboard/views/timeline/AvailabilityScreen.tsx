import type { FC } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../views/shared/FailedCall.tsx';
import type { StatesWithin } from '../../../views/atomicState.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import type { SelectionProps, SelectionState } from './SelectionProps.ts';

type AvailabilityState = StatesWithin<'blocking' | 'opening', SelectionState>;

/** Says why nights were not changed. */
export function NotChanged({ context }: Pick<SelectionProps, 'context'>) {
  const text = useText();
  return (
    <FailedCall
      title={text('dashboard.access.notChanged')}
      failureReason={context}
      ownTexts={context.failure === 'command-refused' ? { refused: text('dashboard.nights.overtaken') } : {}}
    />
  );
}

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
      {(state === 'blocking.failed' || state === 'opening.failed') && <NotChanged context={context} />}
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
