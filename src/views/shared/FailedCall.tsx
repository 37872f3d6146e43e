import type { ReactNode } from 'react';
import { causeOf, type FailureCause, type FailureKind } from '../../../contract/callFailed.ts';
import { useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert.tsx';

/** What is said of a cause in a journey that has words of its own for it. */
export type OwnWords = Partial<Record<FailureCause, string>>;

/** Why a call failed, and what to do. */
export function useCauseWords(failure: FailureKind | undefined, own: OwnWords = {}): string {
  const text = useText();
  const cause = causeOf(failure);
  return own[cause] ?? text(`problem.${cause}.text`);
}

interface Props {
  title: string;
  failure: FailureKind | undefined;
  own?: OwnWords;
  /** Something was typed: it is kept, and sent by the same name. */
  wasTyped?: boolean;
  leavesTyping?: boolean;
  children?: ReactNode;
}

/** A call that failed, told beside what was pressed, by its cause. */
export function FailedCall({ title, failure, own, wasTyped = false, leavesTyping = false, children }: Props) {
  const text = useText();
  const words = useCauseWords(failure, own);
  return (
    <Alert
      title={title}
      tone={causeOf(failure) === 'tooManyRequests' ? 'warning' : 'error'}
      leavesTyping={leavesTyping}
    >
      <p>{words}</p>
      {wasTyped && <p>{text('problem.kept')}</p>}
      {children}
    </Alert>
  );
}
