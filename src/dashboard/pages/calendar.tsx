import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { daysLater, getDateAt, isCalendarDate } from '../../../contract/rules/nights.ts';
import { createTimelineActors } from '../actors/timeline.ts';
import { useDataChanges } from '../journey/dataChanges.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { TimelineView } from '../views/timeline/TimelineView.tsx';

/** The first night: that of the address, or yesterday, so that guests who leave today are shown. */
function getFirstNight(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isCalendarDate(from) ? from : daysLater(getDateAt(Date.now(), timeZone), -1);
}

/** The calendar of all properties. */
export function page() {
  const search = useSearch();
  const [from] = useState(() => getFirstNight(search));
  const actor = useJourneyActor(({ api }) => createTimelineActors(api), { from });
  useDataChanges(actor, ['reservation', 'nights', 'conflict']);
  const snapshot = useSelector(actor, (current) => current);
  return <TimelineView snapshot={snapshot} send={actor.send} />;
}
