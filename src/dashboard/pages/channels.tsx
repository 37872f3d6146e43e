import { randomId } from '../../actors/randomId.ts';
import { createChannelsActors } from '../actors/channels.ts';
import { defineDashboardPage } from '../context/route.ts';
import { ChannelsView } from '../views/channels/ChannelsView.tsx';

/** The calendars of other channels, and double bookings. */
export const page = defineDashboardPage({
  createMachine: createChannelsActors,
  getInput: () => ({ visitId: randomId() }),
  changes: ['calendar', 'conflict', 'nights', 'reservation', 'content'],
  View: ({ actor, session }) => <ChannelsView actor={actor} properties={session.properties} />,
});
