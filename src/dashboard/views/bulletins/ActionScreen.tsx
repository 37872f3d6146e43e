import type { FC } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import type { BulletinsProps, BulletinsState } from './BulletinsProps.ts';

type ActionState = Exclude<
  Extract<BulletinsState, `${'exporting' | 'filing'}.${string}`>,
  `${string}.proving`
>;

const exporting = {
  effect: 'dashboard.bulletins.exportEffect',
  action: 'dashboard.bulletins.create',
  event: 'export.confirmed',
  refused: 'dashboard.bulletins.refused',
} as const;
const filing = {
  effect: 'dashboard.bulletins.fileEffect',
  action: 'dashboard.bulletins.file',
  event: 'filing.confirmed',
  refused: 'dashboard.outcome.impossible',
} as const;

/** Says what an action does, for which stays, and why it was not done. */
export const ActionScreen: FC<BulletinsProps & { state: ActionState }> = ({ context, send, state }) => {
  const text = useText();
  const { effect, action, event, refused } = state.startsWith('exporting') ? exporting : filing;
  const isBusy = state.endsWith('.sending');
  const isRefused = state === 'exporting.refused' || state === 'filing.rejected';
  return (
    <>
      <ul className={shared.lines}>
        {context.chosen.map(({ number, guestName }) => (
          <li key={number}>
            <Verbatim>{guestName === '' ? number : guestName}</Verbatim>
          </li>
        ))}
      </ul>
      {!isRefused && <p className={shared.lead}>{text(effect)}</p>}
      {state === 'exporting.failed' && (
        <FailedCall title={text('dashboard.bulletins.notExported')} failureReason={context} />
      )}
      {(isRefused || state.endsWith('.tooMany')) && (
        <RejectedAlert refusal={context} refusedText={text(refused)} />
      )}
      {state === 'filing.unconfirmed' ? (
        <UnconfirmedChoice
          failureReason={context}
          onLook={() => send({ type: 'list.requested' })}
          onRepeat={() => send({ type: event })}
        />
      ) : (
        <div className={shared.stackedActions}>
          {!isRefused && (
            <Button look="primary" isBusy={isBusy} onClick={() => send({ type: event })}>
              {text(action)}
            </Button>
          )}
          <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'list.requested' })}>
            {text('dashboard.access.back')}
          </Button>
        </div>
      )}
    </>
  );
};
