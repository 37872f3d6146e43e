import { getCause, type FailureCause } from '../../../contract/callFailed.ts';
import type { FailureReason } from '../../../machines/shared/failures.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { toWait } from './toWait.ts';
import type { Elements } from '../../ui/Elements.ts';

/** What is said of a cause in a journey that has words of its own for it. */
export type OwnWords = Partial<Record<FailureCause, string>>;

/** Causes that pass: it is said when to try again. */
const passes: Readonly<Record<FailureCause, boolean>> = {
  unavailable: true,
  tooManyRequests: true,
  unreachable: false,
  refused: false,
};

// Ids are written out where a first page shows them: it loads only these messages first (scripts/vite/textsOfPage.ts).
const causeMessages: Readonly<Record<FailureCause, { title: MessageId; text: MessageId }>> = {
  unavailable: { title: 'problem.unavailable.title', text: 'problem.unavailable.text' },
  tooManyRequests: { title: 'problem.tooManyRequests.title', text: 'problem.tooManyRequests.text' },
  unreachable: { title: 'problem.unreachable.title', text: 'problem.unreachable.text' },
  refused: { title: 'problem.refused.title', text: 'problem.refused.text' },
};

/** The title of a page that a failed call leaves empty. */
export const useCauseTitle = ({ failure }: FailureReason): string =>
  useText()(causeMessages[getCause(failure)].title);

/** Why a call failed, and what to do: where the cause passes, when to try again. */
export function useCauseWords({ failure, retryAfter }: FailureReason, own: OwnWords = {}): string {
  const text = useText();
  const cause = getCause(failure);
  const explanation = own[cause] ?? text(causeMessages[cause].text);
  return passes[cause] ? `${explanation} ${text('problem.again', toWait(retryAfter))}` : explanation;
}

/** When to try again, beside what goes on without the call: only where the host has said so. */
export function WhenToTry({ why: { retryAfter } }: { why: FailureReason }) {
  const text = useText();
  return retryAfter === undefined ? null : <p>{text('problem.again', toWait(retryAfter))}</p>;
}

interface Props {
  title: string;
  why: FailureReason;
  own?: OwnWords;
  /** Something was typed: it is kept, and sent by the same name. */
  wasTyped?: boolean;
  leavesTyping?: boolean;
  children?: Elements;
}

/** A call that failed, told beside what was pressed, by its cause. */
export function FailedCall({ title, why, own, wasTyped = false, leavesTyping = false, children }: Props) {
  const text = useText();
  const words = useCauseWords(why, own);
  return (
    <Alert
      title={title}
      tone={getCause(why.failure) === 'tooManyRequests' ? 'warning' : 'error'}
      leavesTyping={leavesTyping}
    >
      <p>{words}</p>
      {wasTyped && <p>{text('problem.kept')}</p>}
      {children}
    </Alert>
  );
}
