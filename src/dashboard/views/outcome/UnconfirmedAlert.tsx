import { getCause } from '../../../../contract/schemas/callFailed.ts';
import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useCauseText } from '../../../kit/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';

/** Says why the last call has no answer. */
const Cause = ({ failureReason }: { failureReason: FailureReason }) => <p>{useCauseText(failureReason)}</p>;

interface Props {
  failureReason: FailureReason;
  /** Whether the person leaves this message, and the repeated attempt, to see how it is now. */
  isLeft?: boolean;
}

/** Says that it is unknown whether a change was made, because its answer is missing. */
export function UnconfirmedAlert({ failureReason, isLeft = false }: Props) {
  const text = useText();
  const { failure } = failureReason;
  return (
    <Alert title={text('dashboard.outcome.unconfirmed')} tone="warning">
      {failure && getCause(failure) !== 'refused' && <Cause failureReason={failureReason} />}
      <p>{text(isLeft ? 'dashboard.outcome.unconfirmed.left' : 'dashboard.outcome.unconfirmed.text')}</p>
    </Alert>
  );
}
