import type { Reservation } from '../../../contract/reservation.ts';
import type { ReservationProps } from '../../../src/views/reservation/ReservationProps.ts';
import { ReservationView } from '../../../src/views/reservation/ReservationView.tsx';
import { reservation } from '../support/reservation.ts';
import { tells, type Send, type Told } from '../support/screen.tsx';

type Value = ReservationProps['pageState']['value'];

const reservationPage = (value: Value, about: Partial<Reservation> | undefined) =>
  function ReservationPage(send: Send) {
    const context = { reservationId: 'reservation', token: 'token', visitId: 'visit' };
    return (
      <ReservationView
        pageState={{ value, context: { ...context, reservation: about && { ...reservation, ...about } } }}
        send={send}
        payment={<p>(the payment)</p>}
        registration={<p>(the registration)</p>}
        stayDetails={<p>(the details)</p>}
        cancellation={<p>(the cancellation)</p>}
        saveCalendar={() => send({ type: '(save the calendar)' })}
      />
    );
  };

/** Holds the page of a reservation against what it is to tell and to do. */
export function reservationTells(
  title: string,
  value: Value,
  about: Partial<Reservation> | undefined,
  told: Told,
): void {
  tells(title, reservationPage(value, about), told);
}
