import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { NotReassessedAlert } from './RejectedAlert.tsx';

interface Props {
  /** Why the page could not be loaded, and why the host refused the change before that. */
  context: FailureReason & { refusal: FailureReason };
  send: Parameters<typeof TryAgain>[0]['send'];
}

/** Says that the host refused a change and that the page could not be loaded again, and offers to try again. */
export const NotReassessed = ({ context, send }: Props) => (
  <>
    <NotReassessedAlert refusal={context.refusal} failureReason={context} />
    <div className={shared.actions}>
      <TryAgain send={send} look="secondary" />
    </div>
  </>
);
