import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useJourney } from '../../frame/useJourney.ts';
import { createReservationListActors } from '../actors/reservationList.ts';
import { defineDashboardPage } from '../context/route.ts';
import { ReservationListView } from '../views/reservationList/ReservationListView.tsx';
import { parsePosition } from './parsePosition.ts';

/** The reservations, by search and filters. */
export const page = defineDashboardPage({
  createMachine: createReservationListActors,
  getInput: ({ query = '' }) => parsePosition(query),
  View: ({ actor, session }) => {
    const query = useSearch();
    useEffect(() => actor.send({ type: 'address.changed', position: parsePosition(query) }), [actor, query]);
    return <ReservationListView snapshot={useJourney(actor)} send={actor.send} session={session} />;
  },
});
