import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';

interface Props {
  send: (event: { type: 'retry.requested' }) => void;
}

/** Says that a page could not be loaded, and why, and offers another attempt. */
export const NotLoaded = ({
  title,
  failureReason,
  send,
}: Props & { title: string; failureReason: FailureReason }) => (
  <>
    <FailedCall title={title} failureReason={failureReason} />
    <div className={shared.actions}>
      <TryAgain send={send} />
    </div>
  </>
);

/** Says that a page could not be loaded again after a change, and offers another attempt. */
export const Outdated = ({ send }: Props) => (
  <>
    <Notice tone="warning" isLive title={useText()('dashboard.outdated')} />
    <div className={shared.actions}>
      <TryAgain send={send} look="secondary" />
    </div>
  </>
);
