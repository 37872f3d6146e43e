import type { FC } from 'react';
import { getRefund, isCancelling } from '../../../machines/cancellation/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Banners } from '../../kit/StateScreen.tsx';
import { FailedCall } from '../../kit/FailedCall.tsx';
import * as shared from '../../kit/shared.css.ts';
import { StepHeading } from '../shared/StepHeading.tsx';
import * as css from './cancellation.css.ts';
import type { CancellationProps, CancellationState } from './CancellationProps.ts';
import { RefundSummary } from './RefundSummary.tsx';

const ChangedTerms: FC<CancellationProps> = () => {
  const text = useText();
  return (
    <Notice tone="warning" title={text('cancellation.termsChanged.title')} isLive>
      <p>{text('cancellation.termsChanged.text')}</p>
    </Notice>
  );
};

const NotCancelled: FC<CancellationProps> = ({ snapshot: { context } }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.reservationCancel.title')}
      failureReason={context}
      ownTexts={{ refused: text('problem.reservationCancel.text') }}
    />
  );
};

const Working: FC<CancellationProps> = () => {
  const text = useText();
  return (
    <p role="status" className={shared.small}>
      {text('cancellation.cancelling')}
    </p>
  );
};

type QuestionState = Exclude<CancellationState, 'loading' | 'available' | 'cancelled' | 'unavailable'>;

/** The banner above the refund, which it concerns. */
const above: Banners<QuestionState, CancellationProps> = {
  confirming: undefined,
  cancelling: undefined,
  reassessing: undefined,
  termsChanged: ChangedTerms,
  notCancelled: undefined,
};

/** The banner next to the button. */
const bannersBelow: Banners<QuestionState, CancellationProps> = {
  confirming: undefined,
  cancelling: Working,
  reassessing: Working,
  termsChanged: undefined,
  notCancelled: NotCancelled,
};

/** Shows the refund and asks the guest to confirm the cancellation. */
export const QuestionScreen: FC<CancellationProps & { state: QuestionState }> = (props) => {
  const { snapshot, send, reservation, state } = props;
  const text = useText();
  const [Above, Below] = [above[state], bannersBelow[state]];
  return (
    <div className={css.question}>
      <StepHeading key={snapshot.context.attempt} className={css.title}>
        {text('cancellation.ask', { property: reservation.unit.name })}
      </StepHeading>
      {Above && <Above {...props} />}
      <RefundSummary refund={getRefund(snapshot)} reservation={reservation} />
      <p className={shared.small}>{text('cancellation.consequence')}</p>
      {Below && <Below {...props} />}
      <div className={shared.stackedActions}>
        <Button
          look="danger"
          isBusy={isCancelling(snapshot)}
          disabled={!snapshot.can({ type: 'cancellation.confirmed' })}
          onClick={() => send({ type: 'cancellation.confirmed' })}
        >
          {text('cancellation.confirm')}
        </Button>
        <Button
          disabled={!snapshot.can({ type: 'cancellation.dismissed' })}
          onClick={() => send({ type: 'cancellation.dismissed' })}
        >
          {text('cancellation.keep')}
        </Button>
      </div>
    </div>
  );
};
