import { randomId } from '../../actors/randomId.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { daysLater, getDateAt, isCalendarDate } from '../../../contract/values/nights.ts';
import { timelineOperations } from '../../../contract/dashboard/timeline.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createTimelineActors } from '../actors/timeline.ts';
import { defineDashboardPage } from '../context/route.ts';
import { TimelineView } from '../views/timeline/TimelineView.tsx';

/** The night around which nights are loaded: that of the address, or yesterday. */
function getFirstNight(query: URLSearchParams): string {
  const from = query.get('from') ?? '';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isCalendarDate(from) ? from : daysLater(getDateAt(Date.now(), timeZone), -1);
}

/** The property of the address, if there is one. */
const getProperty = (query: URLSearchParams, { properties }: Session): string =>
  properties.find(({ id }) => id === query.get('property'))?.id ?? '';

/** The calendar of all properties. */
export const page = defineDashboardPage({
  createMachine: createTimelineActors,
  getInput: (params, { session }) => {
    const query = new URLSearchParams(params['query']);
    return { from: getFirstNight(query), property: getProperty(query, session), visitId: randomId() };
  },
  changes: ['reservation', 'nights', 'conflict'],
  View: ({ actor, session: { properties, user } }) => (
    <TimelineView
      snapshot={useJourney(actor)}
      properties={properties}
      mayChange={timelineOperations.changeNights.roles.some((role) => role === user.role)}
      send={actor.send}
    />
  ),
});
