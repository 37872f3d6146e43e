import { reservationAddress } from '../../contract/dashboard/pages.ts';
import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk, type WalkHistory } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { createLoadingActions } from './loadReservation.ts';
import { reservationDeskWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof reservationDeskWalk.expected, WalkHistory>({
  ...reservationDeskWalk,
  title: 'the page of one reservation',
  address: reservationAddress(sampleReservation.number),
  history: {},
  createActions: ({ page, hostStub, press }) => ({
    ...createLoadingActions({ page, hostStub, press }),
    'data.changed': async () => {
      await reportDataChange(page, 'reservation');
    },
    'refreshReservationDesk.answered': () => hostStub.answerWith('refreshReservationDesk', sampleReservation),
    'refreshReservationDesk.failed.unreachable': () => hostStub.fail('refreshReservationDesk', 'unreachable'),
  }),
});
