import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { FailedCall } from '../../../views/shared/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  /** Why the host refused the change. */
  refusal: FailureReason;
  /** The explanation of a refused change; a text for all changes if omitted. */
  refusedText?: string;
  /** Whether the person typed something, which is preserved. */
  hasInput?: boolean;
}

/** Says that the host refused a change, and why. The person sees the present effect next to it. */
export function RejectedAlert({ refusal, refusedText, hasInput = false }: Props) {
  const text = useText();
  const refused =
    refusal.failure === 'forbidden'
      ? text('dashboard.outcome.forbidden')
      : (refusedText ?? text('dashboard.outcome.rejected.text'));
  return (
    <FailedCall
      title={text('dashboard.outcome.rejected')}
      failureReason={refusal}
      ownTexts={{ refused }}
      hasInput={hasInput}
    />
  );
}

/** Says that the host refused a change, and that its present effect could not be loaded, and why. */
export const NotReassessedAlert = ({ failureReason }: { failureReason: FailureReason }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('dashboard.outcome.rejected')}
      failureReason={failureReason}
      ownTexts={{ refused: text('dashboard.outcome.impossible') }}
    />
  );
};
