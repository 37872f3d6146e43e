import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { randomId } from '../../actors/randomId.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { daysLater, getDateAt, isCalendarDate } from '../../../contract/values/nights.ts';
import { timelineOperations } from '../../../contract/dashboard/timeline.ts';
import { createTimelineActors } from '../actors/timeline.ts';
import type { PageProps } from '../context/route.ts';
import { useDataChanges } from '../journey/dataChanges.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { TimelineView } from '../views/timeline/TimelineView.tsx';

/** The first night: that of the address, or yesterday, so that guests who leave today are shown. */
function getFirstNight(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isCalendarDate(from) ? from : daysLater(getDateAt(Date.now(), timeZone), -1);
}

/** The property of the address, if there is one. */
function getProperty(search: string, { properties }: Session): string {
  const property = new URLSearchParams(search).get('property');
  return properties.find(({ id }) => id === property)?.id ?? '';
}

/** The calendar of all properties. */
export function page({ session }: PageProps) {
  const search = useSearch();
  const [from] = useState(() => getFirstNight(search));
  const [property] = useState(() => getProperty(search, session));
  const input = { from, property, visitId: randomId() };
  const actor = useJourneyActor(createTimelineActors, input);
  useDataChanges(actor, ['reservation', 'nights', 'conflict']);
  const snapshot = useSelector(actor, (current) => current);
  const { properties, user } = session;
  const mayChange = timelineOperations.changeNights.roles.some((role) => role === user.role);
  return <TimelineView {...{ snapshot, properties, mayChange }} send={actor.send} />;
}
