import type { FC } from 'react';
import type { AccessChange } from '../../../../machines/dashboard/access/access.types.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useText } from '../../i18n/index.ts';
import { ConfirmChange } from '../outcome/ConfirmChange.tsx';
import type { AccessProps } from './AccessProps.ts';

type ChangeState = `changing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Returns the effect of a change, and the label of its button. */
function useChangeTexts(change: AccessChange) {
  const text = useText();
  const { name } = change.person;
  return change.kind === 'role'
    ? {
        effect: text('dashboard.access.roleEffect', { name, role: text(`dashboard.role.${change.role}`) }),
        action: text('dashboard.access.changeRole'),
      }
    : {
        effect: text('dashboard.access.removeEffect', { name }),
        action: text('dashboard.access.remove', { name }),
      };
}

/** Says that a site needs an owner. */
function LastOwner() {
  const text = useText();
  return (
    <Alert title={text('dashboard.access.lastOwner.title')}>
      <p>{text('dashboard.access.lastOwner.text')}</p>
    </Alert>
  );
}

/** Shows the effect of a change before it is made. */
export const ChangeScreen: FC<AccessProps & { state: ChangeState }> = ({ context, send, state }) => {
  const text = useText();
  return (
    <ConfirmChange
      state={state}
      {...useChangeTexts(context.change!)}
      failureReason={context}
      rejection={context.failure === 'last-owner' ? <LastOwner /> : undefined}
      isDangerous={context.change?.kind === 'removal'}
      back={text('dashboard.access.back')}
      onConfirm={() => send({ type: 'change.confirmed' })}
      onAbandon={() => send({ type: 'change.abandoned' })}
    />
  );
};
