import type { FailureReason } from '../../../../machines/shared/failures.ts';
import * as shared from '../../../kit/shared.css.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from './RejectedAlert.tsx';
import { UnconfirmedChoice } from './UnconfirmedChoice.tsx';

/** The states of a change within the state of a machine that makes it. */
type ChangeState = 'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed';

interface Props {
  /** The state of the machine, such as `changing.sending`. */
  state: `${string}.${ChangeState}`;
  /** The effect of the change. */
  effect: string;
  failureReason: FailureReason;
  /** The reason of a refusal; that the change is impossible, if omitted. */
  rejection?: Elements;
  /** The text of the button that confirms the change. */
  action: string;
  isDangerous: boolean;
  /** The text of the button that leaves. */
  back: string;
  onConfirm: () => void;
  onAbandon: () => void;
}

/** Shows the effect of a change before it is made, and why it was not made, or that this is unknown. */
export function ConfirmChange(props: Props) {
  const { state, failureReason, onConfirm, onAbandon } = props;
  const text = useText();
  const isIn = (name: ChangeState) => state.endsWith(`.${name}`);
  const isBusy = isIn('sending');
  const effect = <p className={shared.lead}>{props.effect}</p>;
  if (isIn('unconfirmed'))
    return (
      <>
        {effect}
        <UnconfirmedChoice failureReason={failureReason} onLook={onAbandon} onRepeat={onConfirm} />
      </>
    );
  return (
    <>
      {effect}
      {isIn('tooMany') && <RejectedAlert refusal={failureReason} />}
      {isIn('rejected') &&
        (props.rejection ?? (
          <RejectedAlert refusal={failureReason} refusedText={text('dashboard.outcome.impossible')} />
        ))}
      <div className={shared.stackedActions}>
        {!isIn('rejected') && (
          <Button look={props.isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {props.action}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onAbandon}>
          {props.back}
        </Button>
      </div>
    </>
  );
}
