import type { FC } from 'react';
import type { AccessChange } from '../../../../machines/dashboard/access/access.types.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import type { AccessProps } from './AccessProps.ts';

type ChangeState =
  | 'changing.confirming'
  | 'changing.sending'
  | 'changing.tooMany'
  | 'changing.rejected'
  | 'changing.unconfirmed';

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

/** Says why the host refused the change. */
function Rejection({ context }: Pick<AccessProps, 'context'>) {
  const text = useText();
  if (context.failure === 'last-owner') {
    return (
      <Alert title={text('dashboard.access.lastOwner.title')}>
        <p>{text('dashboard.access.lastOwner.text')}</p>
      </Alert>
    );
  }
  return <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} />;
}

/** Shows the effect of a change before it is made, and why it was not made, or that this is unknown. */
export const ChangeScreen: FC<AccessProps & { state: ChangeState }> = ({ context, send, state }) => {
  const text = useText();
  const { effect, action } = useChangeTexts(context.change!);
  const isBusy = state === 'changing.sending';
  if (state === 'changing.unconfirmed')
    return (
      <>
        <p className={shared.lead}>{effect}</p>
        <UnconfirmedChoice
          failureReason={context}
          onLook={() => send({ type: 'change.abandoned' })}
          onRepeat={() => send({ type: 'change.confirmed' })}
        />
      </>
    );
  return (
    <>
      <p className={shared.lead}>{effect}</p>
      {state === 'changing.tooMany' && <RejectedAlert refusal={context} />}
      {state === 'changing.rejected' && <Rejection context={context} />}
      <div className={shared.stackedActions}>
        {state !== 'changing.rejected' && (
          <Button
            look={context.change?.kind === 'removal' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={() => send({ type: 'change.confirmed' })}
          >
            {action}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'change.abandoned' })}>
          {text('dashboard.access.back')}
        </Button>
      </div>
    </>
  );
};
