import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { UnconfirmedAlert } from './UnconfirmedAlert.tsx';

interface Props {
  failureReason: FailureReason;
  /** Shows the page that the change is about, which is loaded again. */
  onLook: () => void;
  /** Sends the same change again, which the host makes once only. */
  onRepeat: () => void;
  /** Whether the page is being loaded below this message; undefined if the person leaves the message for the page. */
  isLooking?: boolean;
}

/** Says that it is unknown whether a change was made, and offers to look first, or to send it again. */
export function UnconfirmedChoice({ failureReason, onLook, onRepeat, isLooking }: Props) {
  const text = useText();
  return (
    <>
      <UnconfirmedAlert failureReason={failureReason} isLeft={isLooking === undefined} />
      <div className={shared.stackedActions}>
        <Button look="primary" isBusy={isLooking} onClick={onLook}>
          {text('dashboard.outcome.look')}
        </Button>
        <Button disabled={isLooking} onClick={onRepeat}>
          {text('dashboard.outcome.repeat')}
        </Button>
      </div>
    </>
  );
}
