import { dashboardPages } from '../../contract/dashboard/pages.ts';
import {
  emptyPage,
  firstPage,
  nextPage,
} from '../../machines/dashboard/reservationList/reservationList.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button, link } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { ReservationListHistory } from './reservationListExpected.ts';
import { proveIdentity } from './proofSteps.ts';
import { reservationListWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof reservationListWalk.expected, ReservationListHistory>({
  ...reservationListWalk,
  title: 'the list of reservations',
  address: dashboardPages.reservations,
  history: { search: '', added: 0, focused: undefined, isMoved: false },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  requestBody: (call, { search }) =>
    call === 'exportReservations'
      ? { by: 'arrival', order: 'earliest', ...(search !== '' && { search }) }
      : undefined,
  createActions: ({ page, hostStub, history, record, press }) => {
    /** The page requests nothing if the search stays the same. */
    const getOtherSearch = () => (history().search === 'marie' ? 'weber' : 'marie');
    return {
      'listReservations.answered': async () => {
        record({ added: 0, focused: undefined });
        await hostStub.answerWith('listReservations', firstPage);
      },
      'listReservations.answered.none': () => hostStub.answerWith('listReservations', emptyPage),
      'listReservations.failed.validation-failed': () =>
        hostStub.fail('listReservations', 'validation-failed'),
      'listReservations.failed.unreachable': () => hostStub.fail('listReservations', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'filters.chosen': async () => {
        const search = getOtherSearch();
        await page.locator('[name=search]').fill(search);
        record({ search });
        return press('dashboard.reservations.find');
      },
      'address.changed': async () => {
        const search = getOtherSearch();
        record({ search, focused: undefined });
        const address = `${dashboardPages.reservations}?search=${search}`;
        await page.evaluate((to) => window.history.pushState(null, '', to), address);
      },
      'more.requested': () => press('dashboard.reservations.more'),
      'file.requested': () => {
        record({ isMoved: false });
        return press('dashboard.reservations.save');
      },
      'listMore.answered': async () => {
        const [reservation] = nextPage.reservations;
        const added = history().added + 1;
        record({ added, focused: link(reservation!.guestName) });
        const number = `${reservation!.number}${added}`;
        await hostStub.answerWith('listMore', { reservations: [{ ...reservation, number }], next: number });
      },
      'listMore.failed.unreachable': () => hostStub.fail('listMore', 'unreachable'),
      'exportReservations.answered.complete': async () => {
        const save = button(history().translator.text('dashboard.reservations.save'));
        record({ focused: history().isMoved ? undefined : save });
        await hostStub.answerWith('exportReservations', { csv: 'Number\r\n', isComplete: true });
      },
      'exportReservations.answered.part': () =>
        hostStub.answerWith('exportReservations', { csv: 'Number\r\n', isComplete: false }),
      'exportReservations.failed.proof-required': () => hostStub.fail('exportReservations', 'proof-required'),
      'proof.answered.proven': () => {
        record({ isMoved: true });
        return proveIdentity(page, hostStub);
      },
      'proof.answered.abandoned': () => {
        record({ focused: undefined });
        return press('dashboard.proof.abandon');
      },
      'exportReservations.failed.unreachable': () => hostStub.fail('exportReservations', 'unreachable'),
    };
  },
});
