import { vi } from 'vitest';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import type { timelineMachine } from '../../../machines/dashboard/timeline/timeline.machine.ts';
import { timelineModel } from '../../../machines/dashboard/timeline/timeline.model.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import { TimelineView } from '../../../src/dashboard/views/timeline/TimelineView.tsx';
import { testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
Element.prototype.scrollTo = () => undefined;

/** The first days of the sample. */
const week = { ...sampleTimeline, to: '2027-03-08' };
const events = timelineModel.events.map((one) =>
  'output' in one.event ? { ...one, event: { ...one.event, output: week } } : one,
);

const screen = (...parts: string[]) => lines.join('# Calendar', ...parts);

const mark = (property: string, day: number) =>
  `nightsSelection: nights.marked {'nights':{'property':'${property}','start':'2027-03-0${day}','end':'2027-03-0${day + 1}'}}`;

/** The calendar with the first nights of the windows before and after, below a message. */
const calendar = (before: string, after: string, ...message: string[]) =>
  screen(
    `[Before] => window.moved {'from':'${before}'}`,
    `[Today] => window.moved {'from':'2027-03-01'}`,
    `[After] => window.moved {'from':'${after}'}`,
    `Property: <All properties> => property.chosen {'property':'casa-do-limoeiro'}`,
    ...message,
    `
    grid: Nights of all properties
    Property
    Mon 1 Mar
    Tue 2 Mar
    Wed 3 Mar
    Thu 4 Mar
    Fri 5 Mar
    Sat 6 Mar
    Sun 7 Mar
    Casa do Limoeiro
    gridcell: Monday, 1 March 2027, free, €120, at least 2 nights
    gridcell: Tuesday, 2 March 2027, free, €120, at least 2 nights => ${mark('casa-do-limoeiro', 2)}
    gridcell: 3 March to 7 March, Marie Dubois, confirmed, 4 guests, not registered => (the address /host/reservations/FYR3-FCYH)
    gridcell: 7 March to 9 March, closed, New kitchen => nightsSelection: closedNights.chosen {'nights':{'property':'casa-do-limoeiro','start':'2027-03-07','end':'2027-03-09'}}
    Monte da Figueira
    gridcell: Monday, 1 March 2027, free, €200, own price, at least 4 nights
    gridcell: Tuesday, 2 March 2027, free, €200, own price, at least 4 nights => ${mark('monte-da-figueira', 2)}
    gridcell: Wednesday, 3 March 2027, free, €200, own price, at least 4 nights => ${mark('monte-da-figueira', 3)}
    gridcell: Thursday, 4 March 2027, free, €200, own price, at least 4 nights => ${mark('monte-da-figueira', 4)}
    gridcell: 5 March to 8 March, Ana Silva, confirmed, 2 guests, registered, conflict with Airbnb => (the address /host/reservations/PGM6-NG4W)
    section: Selected nights
    To change nights, choose the first and the last one.`,
  );
const still = (...message: string[]) => calendar('2027-02-01', '2027-03-29', ...message);
const moved = (...message: string[]) => calendar('2027-03-01', '2027-04-26', ...message);
const tryAgain = '[Try again] => retry.requested';

testScreens<typeof timelineMachine>({
  model: { ...timelineModel, events },
  view: ({ snapshot, send }) =>
    inDashboard(
      <TimelineView snapshot={snapshot} properties={ownerSession.properties} mayChange send={send} />,
    ),
  // A night that is over.
  local: ['gridcell: Monday, 1 March'],
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The calendar could not be loaded')),
    'shown.idle': still(),
    'shown.moving': moved(lines.loading),
    'shown.notMoved': moved(lines.alert('These nights could not be loaded', lines.unreachable), tryAgain),
    'shown.refreshing': still(),
    'shown.outdated': still(
      'status| Something has changed, but the calendar could not be loaded again',
      tryAgain,
    ),
  },
});
