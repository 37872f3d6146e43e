import { getCause } from '../../../../contract/schemas/callFailed.ts';
import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { FailedCall, useCauseText } from '../../../kit/FailedCall.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';

/** The refusals with a text of their own, whatever the change is. */
const refusalTexts: Partial<Record<NonNullable<FailureReason['failure']>, DashboardMessageId>> = {
  forbidden: 'dashboard.outcome.forbidden',
  'validation-failed': 'dashboard.outcome.invalid',
};

const getRefusalText = ({ failure }: FailureReason) => failure && refusalTexts[failure];

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
  const known = getRefusalText(refusal);
  const refused = known ? text(known) : (refusedText ?? text('dashboard.outcome.rejected.text'));
  return (
    <FailedCall
      title={text('dashboard.outcome.rejected')}
      failureReason={refusal}
      ownTexts={{ refused }}
      hasInput={hasInput}
    />
  );
}

interface NotReassessedProps {
  /** Why the host refused the change. */
  refusal: FailureReason;
  /** Why the present effect could not be loaded. */
  failureReason: FailureReason;
}

/** Says that the host refused a change, and why, and that its present effect could not be loaded, and why. */
export function NotReassessedAlert({ refusal, failureReason }: NotReassessedProps) {
  const text = useText();
  const waitText = useCauseText(refusal);
  const causeText = useCauseText(failureReason);
  const known = getRefusalText(refusal);
  const isLimited = getCause(refusal.failure) === 'tooManyRequests';
  const reasons = [known && text(known), isLimited && waitText];
  const present =
    getCause(failureReason.failure) === 'refused'
      ? [!known && text(getRefusalText(failureReason) ?? 'dashboard.outcome.impossible')]
      : [text('dashboard.outcome.notReassessed'), causeText];
  return (
    <Alert title={text('dashboard.outcome.rejected')}>
      {[...new Set([...reasons, ...present])].map((line) => line && <p key={line}>{line}</p>)}
    </Alert>
  );
}
