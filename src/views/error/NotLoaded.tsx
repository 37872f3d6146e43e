import type { FailureReason } from '../../../machines/shared/failures.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useCauseTitle, useCauseWords } from '../shared/FailedCall.tsx';
import { PageProblem } from './PageProblem.tsx';

interface TryAgainProps {
  send: (event: { type: 'retry.requested' }) => void;
  /** Secondary where something else is more likely to help. */
  look?: 'primary' | 'secondary';
}

export function TryAgain({ send, look = 'primary' }: TryAgainProps) {
  const text = useText();
  return (
    <Button look={look} onClick={() => send({ type: 'retry.requested' })}>
      {text('action.tryAgain')}
    </Button>
  );
}

interface Props extends TryAgainProps {
  why: FailureReason;
  /** Where the page has a title of its own for it, whatever the cause is. */
  title?: string;
  /** What is true of what could not be loaded, before the cause. */
  unsavedText?: string;
}

/** A page whose host did not tell what it is for: why, and the way to try again. */
export function NotLoaded({ why, title, unsavedText, send }: Props) {
  const causeTitle = useCauseTitle(why);
  const words = useCauseWords(why);
  return (
    <PageProblem
      title={title ?? causeTitle}
      text={unsavedText === undefined ? words : `${unsavedText} ${words}`}
    >
      <TryAgain send={send} />
    </PageProblem>
  );
}
