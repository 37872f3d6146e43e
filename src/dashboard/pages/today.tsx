import { bulletinOperations } from '../../../contract/dashboard/bulletins.ts';
import { getDateAt } from '../../../contract/values/nights.ts';
import { randomId } from '../../actors/randomId.ts';
import { deviceTimeZone } from '../../i18n/deviceTimeZone.ts';
import { useJourney } from '../../frame/useJourney.ts';
import { createTodayActors } from '../actors/today.ts';
import { defineDashboardPage } from '../context/route.ts';
import { TodayView } from '../views/today/TodayView.tsx';

/** Returns the dates of today: one, unless the properties are in distant time zones. */
function getDays(timeZones: readonly string[]): string[] {
  const zones = timeZones.length > 0 ? timeZones : [deviceTimeZone()];
  return [...new Set(zones.map((zone) => getDateAt(Date.now(), zone)))].toSorted();
}

/** The first page: the stays of today, and what needs attention. */
export const page = defineDashboardPage({
  createMachine: ({ api }) => createTodayActors(api),
  getInput: () => ({ visitId: randomId() }),
  changes: ['reservation', 'job', 'conflict'],
  View: ({ actor, session: { properties, user, isSandbox = false } }) => (
    <TodayView
      snapshot={useJourney(actor)}
      days={getDays(properties.map(({ timeZone }) => timeZone))}
      properties={properties}
      role={user.role}
      isSandbox={isSandbox}
      mayAct={bulletinOperations.remindGuest.roles.some((one) => one === user.role)}
      send={actor.send}
    />
  ),
});
