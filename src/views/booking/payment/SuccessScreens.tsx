import type { FC } from 'react';
import { paymentLines } from '../../../../contract/rules/payments.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { NextSteps } from './NextSteps.tsx';
import * as css from './success.css.ts';
import { HostPhones } from '../../shared/HostPhones.tsx';
import { StatusPanel } from '../../shared/StatusPanel.tsx';
import { TouristTaxNote } from '../../../kit/TouristTaxNote.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';

function StayEnd({ date, hour }: { date: string; hour: string | undefined }) {
  const formats = useFormats();
  return (
    <dd className={css.end}>
      <span>{formats.date(date)}</span>
      {hour !== undefined && <span className={shared.lineNote}>{hour}</span>}
    </dd>
  );
}

/** Shows the booking and its payments from the host's response. */
function Receipt({ snapshot }: BookingProps) {
  const text = useText();
  const { date, money, time } = useFormats();
  const { booked } = snapshot.context;
  if (!booked) return null;
  const { payments, unit, touristTax } = booked;
  const { checkInAfter: from, checkOutUntil: until } = unit;
  return (
    <div className={shared.receipt}>
      <dl className={shared.lines}>
        <div className={shared.line}>
          <dt>{text('success.number')}</dt>
          <dd className={shared.optionName}>
            <Verbatim isWhole>{booked.number}</Verbatim>
          </dd>
        </div>
        <div className={shared.line}>
          <dt>{text('stay.checkIn')}</dt>
          <StayEnd
            date={booked.startDate}
            hour={from && text('reservation.checkInFrom', { time: time(from) })}
          />
        </div>
        <div className={shared.line}>
          <dt>{text('stay.checkOut')}</dt>
          <StayEnd
            date={booked.endDate}
            hour={until && text('reservation.checkOutUntil', { time: time(until) })}
          />
        </div>
        <div className={shared.line}>
          <dt>{text('stay.guests')}</dt>
          <dd>{booked.party ? text('count.party', booked.party) : booked.guestCount}</dd>
        </div>
        {paymentLines(payments).map(({ dueDate, amount, status }) => (
          <div key={dueDate + status} className={shared.line}>
            <dt>
              {status === 'scheduled'
                ? text('success.due', { date: date(dueDate) })
                : text(`reservation.payment.${status}`)}
            </dt>
            <dd>
              <Verbatim>{money(amount)}</Verbatim>
            </dd>
          </div>
        ))}
      </dl>
      {payments.every(({ status }) => status === 'paid') && (
        <p className={shared.small}>{text('success.allPaid')}</p>
      )}
      {touristTax && <TouristTaxNote tax={touristTax} />}
    </div>
  );
}

/** Shows the contacts for questions after the booking. */
function Questions({ snapshot }: BookingProps) {
  const text = useText();
  const { booked } = snapshot.context;
  if (!booked) return null;
  return (
    <section className={css.host}>
      <h4 className={css.title}>{text('reservation.host', { host: booked.host.name })}</h4>
      <HostPhones host={booked.host} />
    </section>
  );
}

const booked = (kind: 'paid' | 'cardSaved'): FC<BookingProps> =>
  function Booked(props) {
    const text = useText();
    const { snapshot, send, property, reservationHref } = props;
    return (
      <StatusPanel
        icon="check"
        title={text('success.title', { property: snapshot.context.booked?.unit.name ?? property.name })}
        text={text(`success.${kind}.text`)}
      >
        <div className={css.receipt}>
          <Receipt {...props} />
          {reservationHref !== undefined && (
            <ButtonLink isWide look="primary" href={reservationHref}>
              {text('success.openReservation')}
            </ButtonLink>
          )}
        </div>
        <NextSteps {...props} />
        <Questions {...props} />
        <Button
          look="quiet"
          disabled={!snapshot.can({ type: 'anotherBooking.begun' })}
          onClick={() => send({ type: 'anotherBooking.begun' })}
        >
          {text('success.another')}
        </Button>
      </StatusPanel>
    );
  };

export const Paid = booked('paid');
export const CardSaved = booked('cardSaved');
