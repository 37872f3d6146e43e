import type { FC } from 'react';
import { useFormats, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import * as parts from '../../shared/parts.css.ts';
import type { BookingProps } from '../BookingProps.ts';
import { NextSteps } from './NextSteps.tsx';
import { Stage } from '../../shared/Stage.tsx';

/** What was booked and what was paid, as the host says it. */
function Receipt({ snapshot }: BookingProps) {
  const text = useText();
  const { date, money } = useFormats();
  const { booked } = snapshot.context;
  if (!booked) return null;
  return (
    <dl className={parts.receipt}>
      <div className={parts.line}>
        <dt>{text('success.number')}</dt>
        <dd className={parts.optionName}>{booked.number}</dd>
      </div>
      <div className={parts.line}>
        <dt>{text('stay.checkIn')}</dt>
        <dd>{date(booked.startDate)}</dd>
      </div>
      <div className={parts.line}>
        <dt>{text('stay.checkOut')}</dt>
        <dd>{date(booked.endDate)}</dd>
      </div>
      <div className={parts.line}>
        <dt>{text('stay.guests')}</dt>
        <dd>{booked.guestCount}</dd>
      </div>
      {booked.payments.map(({ dueDate, amount, status }) => (
        <div key={dueDate} className={parts.line}>
          <dt>{status === 'paid' ? text('success.paid') : text('success.due', { date: date(dueDate) })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const booked = (kind: 'paid' | 'cardSaved'): FC<BookingProps> =>
  function Booked(props) {
    const text = useText();
    const { snapshot, send, property } = props;
    return (
      <Stage
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
      </Stage>
    );
  };

export const Paid = booked('paid');
export const CardSaved = booked('cardSaved');
