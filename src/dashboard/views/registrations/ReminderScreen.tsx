import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import type { RegistrationsProps, RegistrationsState } from './RegistrationsProps.ts';
import { getGuestName } from './StayList.tsx';

/** Says what the guest receives while it is sent, and why it was not sent, or that this is unknown. */
export const ReminderScreen: FC<
  RegistrationsProps & { state: Extract<RegistrationsState, `reminding.${string}`> }
> = ({ context, send, state }) => {
  const text = useText();
  const isBusy = state === 'reminding.sending';
  const isRefused = state === 'reminding.refused';
  return (
    <>
      {!isRefused && (
        <p className={shared.lead}>
          {text('dashboard.registrations.effect', { name: getGuestName(context.chosen!) })}
        </p>
      )}
      {(isRefused || state === 'reminding.tooMany') && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.today.refused')} />
      )}
      {state === 'reminding.unconfirmed' ? (
        <UnconfirmedChoice
          failureReason={context}
          onLook={() => send({ type: 'reminder.abandoned' })}
          onRepeat={() => send({ type: 'reminder.confirmed' })}
        />
      ) : (
        <div className={shared.stackedActions}>
          {!isRefused && (
            <Button look="primary" isBusy={isBusy} onClick={() => send({ type: 'reminder.confirmed' })}>
              {text('dashboard.registrations.send')}
            </Button>
          )}
          <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'reminder.abandoned' })}>
            {text('dashboard.access.back')}
          </Button>
        </div>
      )}
    </>
  );
};
