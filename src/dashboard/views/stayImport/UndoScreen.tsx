import type { FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { ConfirmChange } from '../outcome/ConfirmChange.tsx';
import type { StayImportProps } from './StayImportProps.ts';

type UndoState = `undoing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows how many stays are removed before an import is undone. */
export const UndoScreen: FC<StayImportProps & { state: UndoState }> = ({ context, send, state }) => {
  const text = useText();
  const { stays, changed } = context.undoing!;
  return (
    <ConfirmChange
      state={state}
      effect={[
        text('dashboard.imports.undo.effect', { count: stays - changed }),
        ...(changed > 0 ? [text('dashboard.imports.undo.kept', { count: changed })] : []),
      ].join(' ')}
      failureReason={context}
      action={text('dashboard.imports.undo.confirm')}
      isDangerous
      back={text('dashboard.imports.back')}
      onConfirm={() => send({ type: 'undo.confirmed' })}
      onAbandon={() => send({ type: 'undo.abandoned' })}
    />
  );
};
