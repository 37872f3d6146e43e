import type { FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { ConfirmChange } from '../outcome/ConfirmChange.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import type { PropertyListProps } from './PropertyListProps.ts';

type ChangeState = `changing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows the effect of a change of a property before it is made. */
export const ChangeScreen: FC<PropertyListProps & { state: ChangeState }> = ({ context, send, state }) => {
  const text = useText();
  const { kind, property } = context.change!;
  const { name } = property;
  // Without a published version, the draft is the whole property.
  const isDeletion = kind === 'discardDraft' && property.state === 'incomplete';
  return (
    <ConfirmChange
      state={state}
      effect={text(
        isDeletion ? 'dashboard.properties.effect.delete' : `dashboard.properties.effect.${kind}`,
        {
          name,
        },
      )}
      failureReason={context}
      rejection={
        context.failure === 'content-incomplete' ? (
          <RejectedAlert refusal={context} refusedText={text('dashboard.properties.incompleteContent')} />
        ) : undefined
      }
      action={text(isDeletion ? 'dashboard.properties.action.delete' : `dashboard.properties.action.${kind}`)}
      isDangerous={kind === 'retire' || kind === 'discardDraft'}
      back={text('dashboard.properties.back')}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onAbandon={() => send({ type: 'change.abandoned' })}
    />
  );
};
