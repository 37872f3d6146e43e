import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { usePartyText } from '../../../kit/usePartyText.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { DeskCard, Row } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import * as css from '../desk/desk.css.ts';

const statuses: Readonly<Record<DeskReservation['status'], DashboardMessageId>> = {
  awaiting_otp: 'reservation.status.unconfirmed',
  awaiting_payment: 'reservation.status.unpaid',
  confirmed: 'reservation.status.confirmed',
  completed: 'reservation.status.completed',
  expired: 'reservation.status.expired',
  cancelled: 'reservation.status.cancelled',
};

/** Returns the place where the stay was booked. */
function useSourceText() {
  const text = useText();
  return ({ source, sourceReference }: DeskReservation) => {
    if (source === 'walk-in') return text('dashboard.reservation.source.walkIn');
    if (source === 'site' || source === 'phone') return text(`dashboard.reservation.source.${source}`);
    return sourceReference === null
      ? text('dashboard.reservation.source.channel', { channel: source })
      : text('dashboard.reservation.source.reference', { channel: source, reference: sourceReference });
  };
}

/** Shows the dates, the property and the status of the stay. */
export function DeskStay({ reservation }: DeskPartProps) {
  const text = useText();
  const { date } = useFormats();
  const { stayTime } = useTimes();
  const describeParty = usePartyText();
  const describeSource = useSourceText();
  const { status, unit, startDate, endDate, arrivalTime, nights, guestCount, party } = reservation;
  const arrival = date(startDate, 'dated');
  return (
    <DeskCard title={text('dashboard.reservation.stay')}>
      <dl className={css.rows}>
        <Row name={text('dashboard.reservation.status')}>
          <strong>{text(statuses[status])}</strong>
        </Row>
        <Row name={text('dashboard.reservation.property')}>
          <Verbatim>{unit.name}</Verbatim>
        </Row>
        <Row name={text('dashboard.reservation.arrival')}>
          {arrivalTime === null
            ? arrival
            : text('dashboard.reservation.arrivalTime', {
                date: arrival,
                time: stayTime({ date: startDate, time: arrivalTime, unitId: unit.id }),
              })}
        </Row>
        <Row name={text('dashboard.reservation.departure')}>{date(endDate, 'dated')}</Row>
        <Row name={text('dashboard.reservation.nights')}>{text('count.nights', { nights })}</Row>
        <Row name={text('dashboard.reservation.guests')}>
          {describeParty({ guestCount, ...(party && { party }) })}
        </Row>
        <Row name={text('dashboard.reservation.source')}>{describeSource(reservation)}</Row>
      </dl>
    </DeskCard>
  );
}
