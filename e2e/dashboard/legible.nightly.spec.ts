import {
  dashboardPage,
  dashboardPages,
  propertyPageAddress,
  reservationAddress,
} from '../../contract/dashboard/pages.ts';
import { people } from '../../machines/dashboard/access/access.samples.ts';
import { newestActions } from '../../machines/dashboard/auditLog/auditLog.samples.ts';
import { dueStays } from '../../machines/dashboard/bulletins/bulletins.samples.ts';
import { registeredStays } from '../../machines/dashboard/registrations/registrations.samples.ts';
import { firstPage } from '../../machines/dashboard/reservationList/reservationList.samples.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { listedProperties } from '../../machines/dashboard/shared/property.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { sampleToday } from '../../machines/dashboard/today/today.samples.ts';
import type { Call } from '../support/calls.ts';
import { calendarGrid, expectLegible, hasEdges } from '../support/legible.ts';
import { expect, test } from '../support/test.ts';
import { fullProperty } from './fullProperty.ts';
import { openDashboard } from './openDashboard.ts';

const { property } = fullProperty;

/** The address, the call and its answer of each page. */
const pages: Readonly<Record<string, readonly [address: string, call: Call, answer: object]>> = {
  today: [dashboardPage, 'loadToday', sampleToday],
  'the calendar': [dashboardPages.calendar, 'loadTimeline', sampleTimeline],
  'the list of reservations': [dashboardPages.reservations, 'listReservations', firstPage],
  'a reservation': [reservationAddress(sampleReservation.number), 'loadReservationDesk', sampleReservation],
  registrations: [dashboardPages.registration, 'listRegistrations', registeredStays],
  bulletins: [dashboardPages.bulletins, 'listBulletins', dueStays],
  'the list of properties': [dashboardPages.properties, 'listProperties', { properties: listedProperties }],
  'the overview of a property': [propertyPageAddress('property', property), 'showProperty', fullProperty],
  access: [dashboardPages.access, 'listPeople', { users: people }],
  'the log of actions': [dashboardPages.auditLog, 'listActions', newestActions],
};

for (const [name, [address, call, answer]] of Object.entries(pages)) {
  test(`keeps ${name} legible with large text, in small windows and in forced colours`, async ({ page }) => {
    const hostStub = await openDashboard({ page, address, language: 'de', session: ownerSession });
    await hostStub.answerWith(call, answer);
    await expect(page.getByRole('main')).not.toHaveAttribute('data-state', 'loading');
    await expectLegible(page, calendarGrid);
    await hasEdges(page, calendarGrid);
  });
}
