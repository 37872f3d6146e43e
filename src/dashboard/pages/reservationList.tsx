import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { getListAddress } from '../../../contract/dashboard/listAddress.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createReservationListActors } from '../actors/reservationList.ts';
import { readColumns, storeColumns } from '../actors/storedColumns.ts';
import { useDashboard } from '../context/dashboard.ts';
import { defineDashboardPage } from '../context/route.ts';
import { ReservationListView } from '../views/reservationList/ReservationListView.tsx';
import { parsePosition } from './parsePosition.ts';

/** The reservations, by search and filters. */
export const page = defineDashboardPage({
  createMachine: createReservationListActors,
  getInput: ({ query = '' }, { session }) => ({
    ...parsePosition(query, session.user.role),
    columns: readColumns(),
  }),
  changes: ['reservation'],
  View: ({ actor, session }) => {
    const query = useSearch();
    const { role } = session.user;
    useEffect(
      () => actor.send({ type: 'address.changed', position: parsePosition(query, role) }),
      [actor, query, role],
    );
    const snapshot = useJourney(actor);
    const { shownList } = useDashboard();
    const { context } = snapshot;
    useEffect(() => {
      const numbers = context.reservations.map(({ number }) => number);
      shownList.current = { address: getListAddress(context), numbers };
    }, [shownList, context]);
    useEffect(() => storeColumns(context.columns), [context.columns]);
    return <ReservationListView snapshot={snapshot} send={actor.send} session={session} />;
  },
});
