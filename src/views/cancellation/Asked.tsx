import type { FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Banners } from '../StateScreen.tsx';
import * as shared from '../shared/shared.css.ts';
import { StepHeading } from '../shared/StepHeading.tsx';
import * as css from './cancellation.css.ts';
import type { CancellationProps, CancellationState } from './CancellationProps.ts';
import { WhatComesBack } from './WhatComesBack.tsx';

const LessComesBack: FC = () => {
  const text = useText();
  return (
    <Notice tone="warning" title={text('cancellation.termsChanged.title')} isLive>
      <p>{text('cancellation.termsChanged.text')}</p>
    </Notice>
  );
};

const Refused: FC = () => {
  const text = useText();
  return (
    <Notice tone="error" title={text('problem.reservationCancel.title')} isLive>
      <p>{text('problem.reservationCancel.text')}</p>
    </Notice>
  );
};

const Working: FC = () => {
  const text = useText();
  return (
    <p role="status" className={shared.small}>
      {text('cancellation.cancelling')}
    </p>
  );
};

type AskedState = Exclude<CancellationState, 'loading' | 'available' | 'cancelled' | 'unavailable'>;

const banners: Banners<AskedState, object> = {
  confirming: undefined,
  cancelling: Working,
  reassessing: Working,
  termsChanged: LessComesBack,
  notCancelled: Refused,
};

/** Whether the guest really wants to, beside what comes back. */
export const Asked: FC<CancellationProps & { state: AskedState }> = ({
  snapshot,
  send,
  reservation,
  state,
}) => {
  const text = useText();
  const Banner = banners[state];
  return (
    <div className={css.asked}>
      <StepHeading key={snapshot.context.attempt} className={css.title}>
        {text('cancellation.ask', { property: reservation.unit.name })}
      </StepHeading>
      {Banner && <Banner />}
      <WhatComesBack refund={snapshot.context.refund} reservation={reservation} />
      <p className={shared.small}>{text('cancellation.consequence')}</p>
      <div className={shared.stackedActions}>
        <Button
          look="danger"
          isBusy={snapshot.hasTag('waiting')}
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
