import type { FC } from 'react';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import * as shared from '../../shared/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { NextSteps } from './NextSteps.tsx';
import { StatusPanel } from '../../shared/StatusPanel.tsx';
import { TouristTaxNote } from '../../shared/TouristTaxNote.tsx';

/** What was booked and what was paid, as the host says it. */
function Receipt({ snapshot }: BookingProps) {
  const text = useText();
  const { date, money } = useFormats();
  const { booked } = snapshot.context;
  if (!booked) return null;
  return (
    <div className={shared.receipt}>
      <dl className={shared.lines}>
        <div className={shared.line}>
          <dt>{text('success.number')}</dt>
          <dd className={shared.optionName}>{booked.number}</dd>
        </div>
        <div className={shared.line}>
          <dt>{text('stay.checkIn')}</dt>
          <dd>{date(booked.startDate)}</dd>
        </div>
        <div className={shared.line}>
          <dt>{text('stay.checkOut')}</dt>
          <dd>{date(booked.endDate)}</dd>
        </div>
        <div className={shared.line}>
          <dt>{text('stay.guests')}</dt>
          <dd>{booked.party ? text('count.party', booked.party) : booked.guestCount}</dd>
        </div>
        {booked.payments.map(({ dueDate, amount, status }) => (
          <div key={dueDate} className={shared.line}>
            <dt>{status === 'paid' ? text('success.paid') : text('success.due', { date: date(dueDate) })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {booked.touristTax && <TouristTaxNote tax={booked.touristTax} />}
    </div>
  );
}

const booked = (kind: 'paid' | 'cardSaved'): FC<BookingProps> =>
  function Booked(props) {
    const text = useText();
    const { snapshot, send, property } = props;
    return (
      <StatusPanel
        icon="check"
        title={text('success.title', { property: snapshot.context.booked?.unit.name ?? property.name })}
        text={text(`success.${kind}.text`)}
      >
        <Receipt {...props} />
        <NextSteps {...props} />
        <Button
          disabled={!snapshot.can({ type: 'booking.startedAnew' })}
          onClick={() => send({ type: 'booking.startedAnew' })}
        >
          {text('success.another')}
        </Button>
      </StatusPanel>
    );
  };

export const Paid = booked('paid');
export const CardSaved = booked('cardSaved');
