import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { TryAgain } from '../../../views/error/NotLoaded.tsx';
import { FailedCall } from '../../../views/shared/FailedCall.tsx';
import * as shared from '../../../views/shared/shared.css.ts';
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
