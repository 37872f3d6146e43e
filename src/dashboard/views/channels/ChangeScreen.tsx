import type { FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { ConfirmChange } from '../outcome/ConfirmChange.tsx';
import type { ChannelsProps } from './ChannelsProps.ts';
import { getChangeText } from './getChangeText.ts';

type ChangeState = `changing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows the effect of a change of a calendar before it is made. */
export const ChangeScreen: FC<ChannelsProps & { state: ChangeState }> = ({ context, send, state }) => {
  const text = useText();
  const { kind, property, calendar } = context.change!;
  return (
    <ConfirmChange
      state={state}
      effect={text(getChangeText('effect', { kind, calendar }), {
        calendar: calendar.name,
        property: property.name,
        nights: calendar.nights,
      })}
      failureReason={context}
      action={text(getChangeText('action', { kind, calendar }))}
      isDangerous={kind === 'remove'}
      back={text('dashboard.channels.back')}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onAbandon={() => send({ type: 'change.abandoned' })}
    />
  );
};
