import type { FC } from 'react';
import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { StatesWithin } from '../../kit/atomicState.ts';
import type { Banners } from '../../kit/StateScreen.tsx';
import * as css from './reservation.css.ts';
import { ToAccess } from './ToAccess.tsx';
import { RetryTime } from '../../kit/FailedCall.tsx';
import { StatusHeading } from './StatusHeading.tsx';
import type { ReservationProps, ReservationState } from './ReservationProps.ts';

/** Returns the time at which the shown data was loaded, in the device's time zone. */
export function useStoredTime({ pageState }: ReservationProps): string {
  const { moment } = useFormats();
  const { asOf } = pageState.context;
  return asOf === undefined ? '' : moment(asOf, deviceTimeZone());
}

const LoadingNotice: FC<ReservationProps> = (props) => {
  const text = useText();
  return <StatusHeading>{text('reservation.kept.asking', { time: useStoredTime(props) })}</StatusHeading>;
};

const Unreached: FC<ReservationProps & { failureReason: 'offline' | 'unanswered' }> = ({
  failureReason,
  ...props
}) => {
  const text = useText();
  const title = text(`reservation.kept.${failureReason}.title`, { time: useStoredTime(props) });
  return (
    <>
      <Notice tone="warning" title={title}>
        <p>{text(`reservation.kept.${failureReason}.text`)}</p>
        <RetryTime failureReason={props.pageState.context} />
        <p className={css.screenOnly}>
          <Button onClick={() => props.send({ type: 'retry.requested' })}>{text('action.tryAgain')}</Button>
        </p>
      </Notice>
      <StatusHeading>{title}</StatusHeading>
    </>
  );
};

const LinkNeeded: FC<ReservationProps> = (props) => {
  const text = useText();
  const title = text('reservation.kept.linkNeeded.title', { time: useStoredTime(props) });
  return (
    <>
      <Notice tone="info" title={title}>
        <p>{text('reservation.kept.linkNeeded.text')}</p>
        <p className={css.screenOnly}>
          <ToAccess />
        </p>
      </Notice>
      <StatusHeading>{title}</StatusHeading>
    </>
  );
};

/** The states in which the device's stored copy is shown. */
type StoredState = StatesWithin<'kept', ReservationState>;

/** The banners of those states, which say how old the copy is. */
export const storedBanners: Banners<StoredState, ReservationProps> = {
  'kept.linkNeeded': LinkNeeded,
  'kept.asking': LoadingNotice,
  'kept.offline': (props) => <Unreached failureReason="offline" {...props} />,
  'kept.unanswered': (props) => <Unreached failureReason="unanswered" {...props} />,
};
