import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import type { PropertyListProps } from './PropertyListProps.ts';

type ChangeState = `changing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows the effect of a change before it is made, and why it was not made, or that this is unknown. */
export const ChangeScreen: FC<PropertyListProps & { state: ChangeState }> = ({ context, send, state }) => {
  const text = useText();
  const { kind, property } = context.change!;
  const { name } = property;
  const isBusy = state === 'changing.sending';
  // Without a published version, the draft is the whole property.
  const isDeletion = kind === 'discardDraft' && property.state === 'incomplete';
  const effect = (
    <p className={shared.lead}>
      {text(isDeletion ? 'dashboard.properties.effect.delete' : `dashboard.properties.effect.${kind}`, {
        name,
      })}
    </p>
  );
  if (state === 'changing.unconfirmed')
    return (
      <>
        {effect}
        <UnconfirmedChoice
          failureReason={context}
          onLook={() => send({ type: 'change.abandoned' })}
          onRepeat={() => send({ type: 'change.confirmed' })}
        />
      </>
    );
  return (
    <>
      {effect}
      {state === 'changing.tooMany' && <RejectedAlert refusal={context} />}
      {state === 'changing.rejected' && (
        <RejectedAlert
          refusal={context}
          refusedText={text(
            context.failure === 'content-incomplete'
              ? 'dashboard.properties.incompleteContent'
              : 'dashboard.outcome.impossible',
          )}
        />
      )}
      <div className={shared.stackedActions}>
        {state !== 'changing.rejected' && (
          <Button
            look={kind === 'retire' || kind === 'discardDraft' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={() => send({ type: 'change.confirmed' })}
          >
            {text(isDeletion ? 'dashboard.properties.action.delete' : `dashboard.properties.action.${kind}`)}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'change.abandoned' })}>
          {text('dashboard.properties.back')}
        </Button>
      </div>
    </>
  );
};
