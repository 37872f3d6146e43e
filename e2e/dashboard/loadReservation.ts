import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import type { WalkContext, WalkHistory } from './createDashboardWalk.ts';

/** The events of a page that loads its reservation. */
export const createLoadingActions = ({
  page,
  hostStub,
  press,
}: Pick<WalkContext<WalkHistory>, 'page' | 'hostStub' | 'press'>) => ({
  'loadReservationDesk.answered': () => hostStub.answerWith('loadReservationDesk', sampleReservation),
  'loadReservationDesk.failed.unreachable': () => hostStub.fail('loadReservationDesk', 'unreachable'),
  'loadReservationDesk.failed.not-found': () => hostStub.fail('loadReservationDesk', 'not-found'),
  'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
  'retry.requested': () => press('action.tryAgain'),
  'connection.returned': () => reconnect(page),
});
