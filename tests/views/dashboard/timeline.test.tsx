import { vi } from 'vitest';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import type { timelineMachine } from '../../../machines/dashboard/timeline/timeline.machine.ts';
import { timelineModel } from '../../../machines/dashboard/timeline/timeline.model.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import { loadLaterParts } from '../../../src/dashboard/views/timeline/loadLaterParts.ts';
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

await loadLaterParts();

/** The first days of the sample. */
const week = { ...sampleTimeline, to: '2027-03-08' };
const events = timelineModel.events.map((one) =>
  'output' in one.event ? { ...one, event: { ...one.event, output: week } } : one,
);

const screen = (...parts: string[]) => lines.join('# Calendar', ...parts);

const mark = (property: string, day: number) =>
  `nightsSelection: nights.marked {'nights':{'property':'${property}','start':'2027-03-0${day}','end':'2027-03-0${day + 1}'}}`;

const years = { 2027: [3, 12], 2028: [1, 12], 2029: [1, 2] } as const;
const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The buttons of the months from the sample's on. */
const months = Object.entries(years).flatMap(([year, [first, last]]) => [
  year,
  ...Array.from({ length: last - first + 1 }, (_, index) => {
    const date = `${year}-${String(first + index).padStart(2, '0')}-01`;
    const isCurrent = date === '2027-03-01' ? ' (current)' : '';
    return `[${monthName.format(new Date(date))} ${year}]${isCurrent} => window.moved {'from':'${date}'}`;
  }),
]);

/** The calendar, below a message and above another one. */
const calendar = (alert: readonly string[], ...message: string[]) =>
  screen(
    `Property: <All properties> => property.chosen {'property':'casa-do-limoeiro'}`,
    ...alert,
    `
    [Today] => window.moved {'from':'2027-03-01'}
    [Earlier] => window.moved {'from':'2027-02-08'}
    [Later] => window.moved {'from':'2027-03-22'}
    [March 2027]
    Go to a date: "2027-03-01"
    [Show] => window.moved {'from':'2027-06-01'}`,
    ...months,
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
    gridcell: Monday, 1 March 2027, free, €120, min. 2 nights
    gridcell: Tuesday, 2 March 2027, free, €120, min. 2 nights => ${mark('casa-do-limoeiro', 2)}
    gridcell: 3 March to 7 March, Marie Dubois, 4 guests, confirmed, not registered => (the address /host/reservations/FYR3-FCYH)
    gridcell: 7–8 March, New kitchen, closed => nightsSelection: closedNights.chosen {'nights':{'property':'casa-do-limoeiro','start':'2027-03-07','end':'2027-03-09'}}
    Monte da Figueira
    gridcell: Monday, 1 March 2027, free, €200, min. 4 nights, own price
    gridcell: Tuesday, 2 March 2027, free, €200, min. 4 nights, own price => ${mark('monte-da-figueira', 2)}
    gridcell: Wednesday, 3 March 2027, free, €200, min. 4 nights, own price => ${mark('monte-da-figueira', 3)}
    gridcell: Thursday, 4 March 2027, free, €200, min. 4 nights, own price => ${mark('monte-da-figueira', 4)}
    gridcell: 5 March to 8 March, Ana Silva, conflict, 2 guests, confirmed, registered, conflict with Airbnb => (the address /host/reservations/PGM6-NG4W)
    section: Selected nights
    To change nights, choose the first and the last one.
    [Colours and patterns]
    - confirmed
    - not paid yet
    - from another channel
    - closed
    - conflict
    - own price
    - Minimum stay in nights
    - weekend
    - Today`,
  );
const tryAgain = '[Try again] => retry.requested';

testScreens<typeof timelineMachine>({
  model: { ...timelineModel, events },
  view: ({ snapshot, send }) =>
    inDashboard(
      <TimelineView snapshot={snapshot} properties={ownerSession.properties} mayChange send={send} />,
    ),
  // The menus, the date before it is submitted, and a night that is over.
  local: ['[March 2027]', '[Colours and patterns]', 'Go to a date', 'gridcell: Monday, 1 March'],
  screens: {
    loading: screen(lines.loading),
    notLoaded: screen(lines.notLoaded('The calendar could not be loaded')),
    'shown.idle': calendar([]),
    'shown.moving': calendar([], lines.loading),
    'shown.notMoved': calendar([
      lines.alert('These nights could not be loaded', lines.unreachable),
      tryAgain,
    ]),
    'shown.refreshing': calendar([]),
    'shown.outdated': calendar(
      [tryAgain],
      'status| Something has changed, but the calendar could not be loaded again',
    ),
  },
});
