import type { PageProps } from '../context/route.ts';
import { createReservationDeskActors } from '../actors/reservationDesk.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { ReservationDeskView } from '../views/reservationDesk/ReservationDeskView.tsx';

function Desk({ number }: { number: string }) {
  return <ReservationDeskView actor={useJourneyActor(createReservationDeskActors, { number })} />;
}

/** The page of one reservation. */
export function page({ params }: PageProps) {
  const number = params['number'] ?? '';
  return <Desk key={number} number={number} />;
}
