import type { FailureReason } from '../../machines/shared/failures.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { useCauseTitle, useCauseText } from './FailedCall.tsx';
import { PageProblem } from './PageProblem.tsx';

interface TryAgainProps {
  send: (event: { type: 'retry.requested' }) => void;
  /** `secondary` if another action is more likely to help. */
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
  failureReason: FailureReason;
  /** The page's own title for all causes. */
  title?: string;
  /** A text in front of the cause. */
  unsavedText?: string;
}

/** Replaces a page whose data could not be loaded. It shows the cause and offers another attempt. */
export function NotLoaded({ failureReason, title, unsavedText, send }: Props) {
  const causeTitle = useCauseTitle(failureReason);
  const causeText = useCauseText(failureReason);
  return (
    <PageProblem
      title={title ?? causeTitle}
      text={unsavedText === undefined ? causeText : `${unsavedText} ${causeText}`}
    >
      <TryAgain send={send} />
    </PageProblem>
  );
}
