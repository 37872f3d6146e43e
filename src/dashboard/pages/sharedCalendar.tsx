import { randomId } from '../../actors/randomId.ts';
import { createSharedCalendarActors } from '../actors/sharedCalendar.ts';
import { defineDashboardPage } from '../context/route.ts';
import { SharedCalendarView } from '../views/sharedCalendar/SharedCalendarView.tsx';

/** The address of a property's calendar, for other channels. */
export const page = defineDashboardPage({
  createMachine: createSharedCalendarActors,
  getInput: ({ property = '' }) => ({ visitId: randomId(), property }),
  View: ({ actor, session }) => <SharedCalendarView actor={actor} properties={session.properties} />,
});
