import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import type { ChannelsProps } from './ChannelsProps.ts';
import { getChangeText } from './getChangeText.ts';

type ChangeState = `changing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows the effect of a change before it is made, and why it was not made, or that this is unknown. */
export const ChangeScreen: FC<ChannelsProps & { state: ChangeState }> = ({ context, send, state }) => {
  const text = useText();
  const { kind, property, calendar } = context.change!;
  const isBusy = state === 'changing.sending';
  const effect = (
    <p className={shared.lead}>
      {text(getChangeText('effect', { kind, calendar }), {
        calendar: calendar.name,
        property: property.name,
        nights: calendar.nights,
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
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} />
      )}
      <div className={shared.stackedActions}>
        {state !== 'changing.rejected' && (
          <Button
            look={kind === 'remove' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={() => send({ type: 'change.confirmed' })}
          >
            {text(getChangeText('action', { kind, calendar }))}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'change.abandoned' })}>
          {text('dashboard.channels.back')}
        </Button>
      </div>
    </>
  );
};
