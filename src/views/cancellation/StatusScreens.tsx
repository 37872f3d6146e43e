import type { FC } from 'react';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { isHold } from '../../../contract/rules/booked.ts';
import { getPaid, hasPayment } from '../../../contract/rules/payments.ts';
import { getPolicies, getRefund } from '../../../machines/cancellation/selectors.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { ContactLink } from '../shared/ContactLink.tsx';
import * as shared from '../../kit/shared.css.ts';
import * as css from './cancellation.css.ts';
import type { CancellationProps } from './CancellationProps.ts';
import { PolicyTable } from './PolicyTable.tsx';
import { RefundSummary } from './RefundSummary.tsx';

const getTimeZone = ({ unit }: Reservation) => unit.timeZone ?? 'UTC';

/** The heading of a screen, which can receive the focus. */
const Title = ({ words }: { words: string }) => (
  <h3 className={css.title} tabIndex={-1}>
    {words}
  </h3>
);

export const Loading: FC<CancellationProps> = () => {
  const text = useText();
  return (
    <div role="status" aria-label={text('frame.loading')}>
      <Skeleton className={css.place} />
    </div>
  );
};

export const Available: FC<CancellationProps> = ({ snapshot, send, reservation }) => {
  const text = useText();
  const { money } = useFormats();
  const refund = getRefund(snapshot);
  const paid = getPaid(reservation);
  return (
    <>
      <Title words={text('cancellation.available')} />
      <p>
        {paid > 0 && refund
          ? text('cancellation.today', { amount: money(refund.total), paid: money({ amount: paid }) })
          : text('cancellation.nothingPaid')}
      </p>
      <PolicyTable
        policies={getPolicies(snapshot)}
        timeZone={getTimeZone(reservation)}
        now={refund?.percentage}
      />
      <div className={css.quietAction}>
        <Button
          look="quiet"
          disabled={!snapshot.can({ type: 'cancellation.begun' })}
          onClick={() => send({ type: 'cancellation.begun' })}
        >
          {text('cancellation.begin')}
        </Button>
      </div>
    </>
  );
};

export const Cancelled: FC<CancellationProps> = ({ snapshot, reservation }) => {
  const text = useText();
  return (
    <>
      <Title words={text('cancellation.cancelled')} />
      <RefundSummary refund={getRefund(snapshot)} reservation={reservation} />
      <p className={shared.small}>{text('cancellation.nothingFurther')}</p>
    </>
  );
};

/** The reasons why a reservation cannot be cancelled, by its status. */
const reasons = {
  awaiting_otp: 'notBooked',
  awaiting_payment: 'notBooked',
  confirmed: 'begun',
  completed: 'over',
  expired: 'notBooked',
  cancelled: 'notBooked',
} as const satisfies Record<Reservation['status'], string>;

const getUnavailableReason = (reservation: Reservation) =>
  isHold(reservation) && hasPayment(reservation) ? 'processing' : reasons[reservation.status];

export const Unavailable: FC<CancellationProps> = ({ snapshot, reservation, prepareMessage }) => {
  const text = useText();
  const { host, unit } = reservation;
  const reason = getUnavailableReason(reservation);
  return (
    <>
      <Title words={text(`cancellation.${reason}.title`)} />
      <p>{text(`cancellation.${reason}.text`, { host: host.name })}</p>
      {(reason === 'begun' || reason === 'over') && (
        <PolicyTable policies={getPolicies(snapshot)} timeZone={getTimeZone(reservation)} />
      )}
      {unit.retired !== true && (
        <div>
          <ContactLink reservation={reservation} prepareMessage={prepareMessage}>
            {text('contact.title', { host: host.name })}
          </ContactLink>
        </div>
      )}
    </>
  );
};
