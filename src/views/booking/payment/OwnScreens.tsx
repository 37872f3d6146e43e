import type { FC } from 'react';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { BookingProps } from '../shared/BookingProps.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StatusPanel } from '../../shared/StatusPanel.tsx';
import { useHeldUntil } from '../../../kit/deadlines.tsx';
import { OtherDates, Restart } from './actions.tsx';

function useStayDates({ snapshot }: BookingProps): string {
  const text = useText();
  const { date } = useFormats();
  const { startDate, endDate } = snapshot.context.stay;
  return text('stay.dates', { from: date(startDate), to: date(endDate) });
}

/** Another booking of this browser holds the nights. */
export const OwnHold: FC<BookingProps> = (props) => {
  const text = useText();
  const { snapshot, send } = props;
  const holdText = useHeldUntil(snapshot.context.reservation);
  return (
    <StatusPanel icon="clock" title={text('resuming.ownHold.title')} text={useStayDates(props)}>
      <p className={shared.lead}>{holdText}</p>
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'status.requested' })}
          onClick={() => send({ type: 'status.requested' })}
        >
          {text('resuming.ownHold.goOn')}
        </Button>
        <Restart {...props} />
      </div>
    </StatusPanel>
  );
};

/** The nights were booked in this browser. */
export const OwnStay: FC<BookingProps> = (props) => {
  const text = useText();
  const { reservationHref } = props;
  return (
    <StatusPanel icon="check" title={text('resuming.ownStay.title')} text={useStayDates(props)}>
      <div className={shared.stackedActions}>
        {reservationHref !== undefined && (
          <ButtonLink look="primary" href={reservationHref}>
            {text('success.openReservation')}
          </ButtonLink>
        )}
        <OtherDates {...props} look="quiet" />
      </div>
    </StatusPanel>
  );
};
