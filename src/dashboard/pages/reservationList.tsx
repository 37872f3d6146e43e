import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { getListAddress } from '../../../contract/dashboard/listAddress.ts';
import { createReservationListActors } from '../actors/reservationList.ts';
import type { PageProps } from '../context/route.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { ReservationListView } from '../views/reservationList/ReservationListView.tsx';
import { parsePosition } from './parsePosition.ts';

/** A list that begins with the filters of the address. `onOtherAddress` is called when a link leads to other filters. */
function List({ session, onOtherAddress }: Pick<PageProps, 'session'> & { onOtherAddress: () => void }) {
  const search = useSearch();
  const [position] = useState(() => parsePosition(search));
  const actor = useJourneyActor(createReservationListActors, position);
  const snapshot = useSelector(actor, (current) => current);
  const compare = useEffectEvent((address: string) => {
    if (getListAddress(parsePosition(address)) !== getListAddress(snapshot.context)) onOtherAddress();
  });
  useEffect(() => compare(search), [search]);
  return <ReservationListView snapshot={snapshot} send={actor.send} session={session} />;
}

/** The reservations, by search and filters. */
export function page({ session }: PageProps) {
  const [visit, setVisit] = useState(0);
  return <List key={visit} session={session} onOtherAddress={() => setVisit(visit + 1)} />;
}
