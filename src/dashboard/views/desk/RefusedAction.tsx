import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  title: string;
  failureReason: FailureReason;
  /** The explanation of a refused action; a text for all actions if omitted. */
  refusedText?: string;
  /** Whether the person typed something, which is preserved. */
  hasInput?: boolean;
}

/** Explains why an action was not possible, or not taken. */
export function RefusedAction({ title, failureReason, refusedText, hasInput = false }: Props) {
  const text = useText();
  const refused = refusedText ?? text('dashboard.reservation.refused.other');
  return (
    <FailedCall
      title={title}
      failureReason={failureReason}
      hasInput={hasInput}
      {...(failureReason.failure === 'command-refused' && { ownTexts: { refused } })}
    />
  );
}
