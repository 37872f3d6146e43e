import { randomId } from '../../actors/randomId.ts';
import { createReservationDeskActors } from '../actors/reservationDesk.ts';
import type { PageProps } from '../context/route.ts';
import { useDataChanges } from '../journey/dataChanges.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { ReservationDeskView } from '../views/reservationDesk/ReservationDeskView.tsx';

function Desk({ number }: { number: string }) {
  const actor = useJourneyActor(createReservationDeskActors, { visitId: randomId(), number });
  useDataChanges(actor, ['reservation', 'job']);
  return <ReservationDeskView actor={actor} />;
}

/** The page of one reservation. */
export function page({ params }: PageProps) {
  const number = params['number'] ?? '';
  return <Desk key={number} number={number} />;
}
