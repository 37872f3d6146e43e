import { getCause } from '../../../../contract/callFailed.ts';
import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useCauseText } from '../../../views/shared/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';

/** Says why the last call has no answer. */
const Cause = ({ failureReason }: { failureReason: FailureReason }) => <p>{useCauseText(failureReason)}</p>;

/** Says that it is unknown whether a change was made, because its answer is missing. */
export function UnconfirmedAlert({ failureReason }: { failureReason: FailureReason }) {
  const text = useText();
  const { failure } = failureReason;
  return (
    <Alert title={text('dashboard.outcome.unconfirmed')} tone="warning">
      {failure && getCause(failure) !== 'refused' && <Cause failureReason={failureReason} />}
      <p>{text('dashboard.outcome.unconfirmed.text')}</p>
    </Alert>
  );
}
