import { getCause, type FailureCause } from '../../contract/schemas/callFailed.ts';
import type { FailureReason } from '../../machines/shared/failures.ts';
import { useText, type MessageId } from '../i18n/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { roundWait } from './roundWait.ts';
import type { Elements } from '../ui/Elements.ts';

/** A journey's own texts for some causes. */
export type CauseTexts = Partial<Record<FailureCause, string>>;

/** Whether a cause is temporary. The text for a temporary cause says when to try again. */
const isTemporary: Readonly<Record<FailureCause, boolean>> = {
  unavailable: true,
  tooManyRequests: true,
  unreachable: false,
  refused: false,
};

// The ids are string literals, so that the build can find the messages of a first page (scripts/vite/textsOfPage.ts).
const causeMessages: Readonly<Record<FailureCause, { title: MessageId; text: MessageId }>> = {
  unavailable: { title: 'problem.unavailable.title', text: 'problem.unavailable.text' },
  tooManyRequests: { title: 'problem.tooManyRequests.title', text: 'problem.tooManyRequests.text' },
  unreachable: { title: 'problem.unreachable.title', text: 'problem.unreachable.text' },
  refused: { title: 'problem.refused.title', text: 'problem.refused.text' },
};

/** Returns the title of a page whose data could not be loaded. */
export const useCauseTitle = ({ failure }: FailureReason): string =>
  useText()(causeMessages[getCause(failure)].title);

/** Returns the text that explains the cause of a failed call and, for a temporary cause, says when to try again. */
export function useCauseText({ failure, retryAfter }: FailureReason, ownTexts: CauseTexts = {}): string {
  const text = useText();
  const cause = getCause(failure);
  const explanation = ownTexts[cause] ?? text(causeMessages[cause].text);
  return isTemporary[cause] ? `${explanation} ${text('problem.again', roundWait(retryAfter))}` : explanation;
}

/** Says when to try again, if the host has specified a time. Used next to content that works without the call. */
export function RetryTime({ failureReason: { retryAfter } }: { failureReason: FailureReason }) {
  const text = useText();
  return retryAfter === undefined ? null : <p>{text('problem.again', roundWait(retryAfter))}</p>;
}

interface Props {
  title: string;
  failureReason: FailureReason;
  ownTexts?: CauseTexts;
  /** Whether the guest had typed something, which is preserved for the next attempt. */
  hasInput?: boolean;
  keepsFocus?: boolean;
  children?: Elements;
}

/** Explains the cause of a failed call next to the button that caused it. */
export function FailedCall({
  title,
  failureReason,
  ownTexts,
  hasInput = false,
  keepsFocus = false,
  children,
}: Props) {
  const text = useText();
  const causeText = useCauseText(failureReason, ownTexts);
  return (
    <Alert
      title={title}
      tone={getCause(failureReason.failure) === 'tooManyRequests' ? 'warning' : 'error'}
      keepsFocus={keepsFocus}
    >
      <p>{causeText}</p>
      {hasInput && <p>{text('problem.kept')}</p>}
      {children}
    </Alert>
  );
}
