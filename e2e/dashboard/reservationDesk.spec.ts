import { reservationAddress } from '../../contract/dashboard/pages.ts';
import { sampleReservation } from '../../machines/dashboard/reservationDesk/reservationDesk.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { reservationDeskWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof reservationDeskWalk.expected, WalkHistory>({
  ...reservationDeskWalk,
  title: 'the page of one reservation',
  address: reservationAddress(sampleReservation.number),
  history: {},
  createActions: ({ page, hostStub, press }) => ({
    'loadReservationDesk.answered': () => hostStub.answerWith('loadReservationDesk', sampleReservation),
    'loadReservationDesk.failed.unreachable': () => hostStub.fail('loadReservationDesk', 'unreachable'),
    'loadReservationDesk.failed.not-found': () => hostStub.fail('loadReservationDesk', 'not-found'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
  }),
});
