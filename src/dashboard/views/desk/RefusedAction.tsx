import type { DeskActionName } from '../../../../machines/dashboard/deskAction/deskAction.types.ts';
import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { FailedCall } from '../../../views/shared/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  title: string;
  failureReason: FailureReason;
  action?: DeskActionName;
  /** Whether the person typed something, which is preserved. */
  hasInput?: boolean;
}

/** Explains why an action was not possible, or not taken. */
export function RefusedAction({ title, failureReason, action, hasInput = false }: Props) {
  const text = useText();
  const refused =
    action === 'eraseGuest'
      ? text('dashboard.reservation.refused.erasure')
      : text('dashboard.reservation.refused.other');
  return (
    <FailedCall
      title={title}
      failureReason={failureReason}
      hasInput={hasInput}
      {...(failureReason.failure === 'command-refused' && { ownTexts: { refused } })}
    />
  );
}
