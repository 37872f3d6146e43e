import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { ReservationProps, ReservationState } from '../../../src/views/reservation/ReservationProps.ts';
import { ReservationView } from '../../../src/views/reservation/ReservationView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { reservation } from '../support/reservation.ts';
import { testScreen, type Send } from '../support/screen.tsx';
import { valueAt } from '../support/value.ts';

type Value = ReservationProps['pageState']['value'];

type Device = Pick<ReservationProps['pageState']['context'], 'asOf' | 'offlineStatus'>;

/** A device that cannot keep it. */
const unable: Device = { asOf: undefined, offlineStatus: 'unable' };

const reservationPage = (value: Value, about: Partial<Reservation> | undefined, device: Device) =>
  function ReservationPage(send: Send) {
    const visit = {
      reservationId: 'reservation',
      token: 'token',
      visitId: 'visit',
      failure: 'unavailable' as const,
      ...device,
    };
    // Its journeys run while it is open.
    const runs = typeof value === 'object' && 'open' in value;
    return onSite(
      <ReservationView
        pageState={{ value, context: { ...visit, reservation: about && { ...reservation, ...about } } }}
        send={send}
        payment={runs && <p>(the payment)</p>}
        registration={runs && <p>(the registration)</p>}
        stayDetails={runs && <p>(the details)</p>}
        cancellation={runs && <p>(the cancellation)</p>}
        prepareMessage={(message) => send({ type: `(prepare ${message})` })}
        resumeBooking={() => send({ type: '(resume the booking)' })}
        beginDetails={() => send({ type: '(begin the details)' })}
        saveCalendar={() => send({ type: '(save the calendar)' })}
      />,
    );
  };

/** The reservation page in one of its states. */
export const reservationState = (
  state: ReservationState,
  about?: Partial<Reservation>,
  device: Device = unable,
) => reservationPage(valueAt(state) as Value, about, device);

/** Tests the texts and events of the reservation page's screens. */
export function testReservationScreen(
  title: string,
  value: Value,
  about: Partial<Reservation> | undefined,
  expected: string,
  device: Device = unable,
): void {
  testScreen(title, reservationPage(value, about, device), expected);
}
