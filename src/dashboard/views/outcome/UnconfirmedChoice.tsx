import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { UnconfirmedAlert } from './UnconfirmedAlert.tsx';

interface Props {
  failureReason: FailureReason;
  /** Shows the page that the change is about, which is loaded again. */
  onLook: () => void;
  /** Sends the same change again, which the host makes once only. */
  onRepeat: () => void;
}

/** Says that it is unknown whether a change was made, and offers to look first, or to send it again. */
export function UnconfirmedChoice({ failureReason, onLook, onRepeat }: Props) {
  const text = useText();
  return (
    <>
      <UnconfirmedAlert failureReason={failureReason} />
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={onLook}>
          {text('dashboard.outcome.look')}
        </Button>
        <Button onClick={onRepeat}>{text('dashboard.outcome.repeat')}</Button>
      </div>
    </>
  );
}
