import { randomId } from '../../actors/randomId.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { daysLater, getDateAt, isCalendarDate, nightsBetween } from '../../../contract/values/nights.ts';
import { timelineOperations } from '../../../contract/dashboard/timeline.ts';
import { readNightsDraft, type NightsDraft } from '../../../machines/dashboard/nightsSelection/draft.ts';
import { getDraft } from '../../../machines/dashboard/timeline/selectors.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createTimelineActors } from '../actors/timeline.ts';
import { defineDashboardPage } from '../context/route.ts';
import { TimelineView } from '../views/timeline/TimelineView.tsx';

/** The longest distance of a date in the address from today, in days; there is no calendar around further ones. */
const longestDistance = 36_500;

/** The night around which nights are loaded: that of the address, that of an unfinished form, or yesterday. */
function getFirstNight(query: URLSearchParams, draft: NightsDraft | undefined): string {
  const from = query.get('from') ?? draft?.entry.nights.start ?? '';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const yesterday = daysLater(getDateAt(Date.now(), timeZone), -1);
  const isShown = isCalendarDate(from) && Math.abs(nightsBetween(yesterday, from)) <= longestDistance;
  return isShown ? from : yesterday;
}

/** The property of the address, if there is one. */
const getProperty = (query: URLSearchParams, { properties }: Session): string =>
  properties.find(({ id }) => id === query.get('property'))?.id ?? '';

/** The calendar of all properties. */
export const page = defineDashboardPage({
  createMachine: (dashboard, { draft }) =>
    createTimelineActors(dashboard, readNightsDraft(draft)?.entry.change),
  getInput: (params, { session, draft: stored }) => {
    const query = new URLSearchParams(params['query']);
    const draft = readNightsDraft(stored);
    return {
      from: getFirstNight(query, draft),
      property: getProperty(query, session),
      visitId: randomId(),
      draft,
    };
  },
  getDraft,
  sharesDraft: true,
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
