import type { PresentReservation } from '../../../../machines/dashboard/shared/outcomes.ts';
import type { FailureReason } from '../../../../machines/shared/failures.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { UnconfirmedAlert } from '../outcome/UnconfirmedAlert.tsx';
import { BackToReservation } from './BackToReservation.tsx';
import { DeskHistory } from './DeskHistory.tsx';

interface Props {
  context: FailureReason & PresentReservation & { number: string };
  /** Whether the reservation is being loaded. */
  isLooking: boolean;
  onLook: () => void;
  onRepeat: () => void;
}

/**
 * Says that it is unknown whether an action was taken. The host sees the history of the reservation as it is now, and
 * can send the same action again, which the host system takes once only.
 */
export function UnconfirmedScreen({ context, isLooking, onLook, onRepeat }: Props) {
  const text = useText();
  return (
    <>
      {!isLooking && <UnconfirmedAlert failureReason={context} />}
      {context.present && <DeskHistory reservation={context.present} />}
      <div className={shared.stackedActions}>
        <Button look="primary" isBusy={isLooking} onClick={onLook}>
          {text('dashboard.outcome.look')}
        </Button>
        <Button disabled={isLooking} onClick={onRepeat}>
          {text('dashboard.outcome.repeat')}
        </Button>
        <BackToReservation number={context.number} look="quiet" isBusy={isLooking} />
      </div>
    </>
  );
}
