import type { ActorRefFrom, StateFrom } from 'xstate';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { cancellationMachine } from '../../machines/cancellation/cancellation.machine.ts';
import type { guestsDraftMachine } from '../../machines/guestsDraft/guestsDraft.machine.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { stayDetailsMachine } from '../../machines/stayDetails/stayDetails.machine.ts';
import { getReservation } from '../../machines/reservation/selectors.ts';
import type { reservationMachine } from '../../machines/reservation/reservation.machine.ts';
import { prepareMessage, getVisitor } from '../actors/persistMessage.ts';
import { useJourney } from '../frame/useJourney.ts';
import { resumeBooking } from '../actors/resumeBooking.ts';
import { saveCalendar } from './saveCalendar.ts';
import { CancellationView } from '../views/cancellation/CancellationView.tsx';
import { PaymentView } from '../views/payment/PaymentView.tsx';
import { GuestsDraftView } from '../views/registration/GuestsDraftView.tsx';
import { RegistrationView } from '../views/registration/RegistrationView.tsx';
import { StayDetailsView } from '../views/stayDetails/StayDetailsView.tsx';
import type { PrepareMessage } from '../views/shared/ContactLink.tsx';
import { ReservationView } from '../views/reservation/ReservationView.tsx';
import type { ViewProps } from '../frame/page.ts';
import type { Elements } from '../ui/Elements.ts';

type Props = ViewProps<StateFrom<typeof reservationMachine>>;

/** Prepares the guest's message about a reservation. */
const getMessage =
  ({ unit, guest, number }: Reservation): PrepareMessage =>
  (message) =>
    prepareMessage(unit.id, { ...getVisitor(guest), reservationId: number }, message);

interface Part<Actor> {
  actor: Actor;
  reservation: Reservation;
}

function Draft({ actor }: Pick<Part<ActorRefFrom<typeof guestsDraftMachine>>, 'actor'>) {
  const snapshot = useJourney(actor);
  return <GuestsDraftView snapshot={snapshot} send={(event) => actor.send(event)} />;
}

interface Registering extends Part<ActorRefFrom<typeof registrationMachine>> {
  draft: Elements;
}

function Registration({ actor, reservation, draft }: Registering) {
  const snapshot = useJourney(actor);
  return (
    <RegistrationView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      reservation={reservation}
      draft={draft}
    />
  );
}

function StayDetails({ actor, reservation }: Part<ActorRefFrom<typeof stayDetailsMachine>>) {
  const snapshot = useJourney(actor);
  return (
    <StayDetailsView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      reservation={reservation}
      prepareMessage={getMessage(reservation)}
    />
  );
}

function Cancellation({ actor, reservation }: Part<ActorRefFrom<typeof cancellationMachine>>) {
  const snapshot = useJourney(actor);
  return (
    <CancellationView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      reservation={reservation}
      prepareMessage={getMessage(reservation)}
    />
  );
}

function Payment({ actor, reservation }: Part<ActorRefFrom<typeof paymentMachine>>) {
  const snapshot = useJourney(actor);
  return <PaymentView snapshot={snapshot} send={(event) => actor.send(event)} reservation={reservation} />;
}

/** The page of a reservation link, with the journeys within the reservation. */
export function LinkedReservation({ pageState, send }: Props) {
  const reservation = getReservation(pageState);
  const { registration, guestsDraft, stayDetails, cancellation, payment } = pageState.children;
  const { calendar, number = '' } = reservation ?? {};
  return (
    <ReservationView
      pageState={pageState}
      send={send}
      payment={reservation && payment && <Payment actor={payment} reservation={reservation} />}
      registration={
        reservation &&
        registration && (
          <Registration
            actor={registration}
            reservation={reservation}
            draft={guestsDraft && <Draft actor={guestsDraft} />}
          />
        )
      }
      stayDetails={
        reservation && stayDetails && <StayDetails actor={stayDetails} reservation={reservation} />
      }
      cancellation={
        reservation && cancellation && <Cancellation actor={cancellation} reservation={reservation} />
      }
      prepareMessage={(message) => reservation && getMessage(reservation)(message)}
      resumeBooking={() => reservation && resumeBooking(reservation, pageState.context.token)}
      beginDetails={() => stayDetails?.send({ type: 'details.begun' })}
      saveCalendar={calendar === undefined ? undefined : () => saveCalendar(calendar, number)}
    />
  );
}
