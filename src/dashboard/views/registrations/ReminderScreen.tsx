import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FailedCall } from '../../../views/shared/FailedCall.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { RegistrationsProps, RegistrationsState } from './RegistrationsProps.ts';
import { getGuestName } from './StayList.tsx';

/** Says what the guest receives before it is sent, and why it was not sent. */
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
      {(isRefused || state === 'reminding.failed') && (
        <FailedCall
          title={text('dashboard.registrations.notReminded')}
          failureReason={context}
          ownTexts={{ ...(isRefused && { refused: text('dashboard.today.refused') }) }}
        />
      )}
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
    </>
  );
};
