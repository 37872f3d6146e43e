import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import type { StayImportProps } from './StayImportProps.ts';

type UndoState = `undoing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows how many stays are removed before an import is undone, and why it was not undone, or that this is unknown. */
export const UndoScreen: FC<StayImportProps & { state: UndoState }> = ({ context, send, state }) => {
  const text = useText();
  const { stays, changed } = context.undoing!;
  const isBusy = state === 'undoing.sending';
  const effect = (
    <p className={shared.lead}>
      {[
        text('dashboard.imports.undo.effect', { count: stays - changed }),
        ...(changed > 0 ? [text('dashboard.imports.undo.kept', { count: changed })] : []),
      ].join(' ')}
    </p>
  );
  if (state === 'undoing.unconfirmed')
    return (
      <>
        {effect}
        <UnconfirmedChoice
          failureReason={context}
          onLook={() => send({ type: 'undo.abandoned' })}
          onRepeat={() => send({ type: 'undo.confirmed' })}
        />
      </>
    );
  return (
    <>
      {effect}
      {state === 'undoing.tooMany' && <RejectedAlert refusal={context} />}
      {state === 'undoing.rejected' && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} />
      )}
      <div className={shared.stackedActions}>
        {state !== 'undoing.rejected' && (
          <Button look="danger" isBusy={isBusy} onClick={() => send({ type: 'undo.confirmed' })}>
            {text('dashboard.imports.undo.confirm')}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'undo.abandoned' })}>
          {text('dashboard.imports.back')}
        </Button>
      </div>
    </>
  );
};
