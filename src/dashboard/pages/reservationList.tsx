import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { getListAddress } from '../../../contract/dashboard/listAddress.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createReservationListActors } from '../actors/reservationList.ts';
import { useDashboard } from '../context/dashboard.ts';
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
    const snapshot = useJourney(actor);
    const { shownList } = useDashboard();
    const { context } = snapshot;
    useEffect(() => {
      const numbers = context.reservations.map(({ number }) => number);
      shownList.current = { address: getListAddress(context), numbers };
    }, [shownList, context]);
    return <ReservationListView snapshot={snapshot} send={actor.send} session={session} />;
  },
});
