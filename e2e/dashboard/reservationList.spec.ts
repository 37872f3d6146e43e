import { dashboardPages } from '../../contract/dashboard/pages.ts';
import {
  emptyPage,
  firstPage,
  nextPage,
} from '../../machines/dashboard/reservationList/reservationList.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button, link, list } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { ReservationListHistory } from './reservationListExpected.ts';
import { proveIdentity } from './proofSteps.ts';
import { reservationListWalk } from './walks.ts';

/** Creates the nth page after the first one. */
const createPage = (nth: number) => {
  const [reservation] = nextPage.reservations;
  const number = `${reservation!.number}${nth}`;
  return { ...nextPage, reservations: [{ ...reservation, number }], next: number };
};

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof reservationListWalk.expected, ReservationListHistory>({
  ...reservationListWalk,
  title: 'the list of reservations',
  address: dashboardPages.reservations,
  history: { search: '', order: 'arrival false', added: 0, focused: undefined, isMoved: false },
  otherCalls: ({ event }) => (event === 'proof.answered.proven' ? ['verifyPasskey'] : []),
  continuing: ['columns.chosen'],
  requestBody: (call, { search, order }) => {
    const [sort, isDescending] = order.split(' ');
    return call === 'exportReservations'
      ? {
          ...(sort !== 'arrival' && { sort }),
          ...(isDescending === 'true' && { order: 'descending' }),
          ...(search !== '' && { search }),
        }
      : undefined;
  },
  createActions: ({ page, hostStub, history, record, press }) => {
    /** The page requests nothing if the search stays the same. */
    const getOtherSearch = () => (history().search === 'marie' ? 'weber' : 'marie');
    return {
      'listReservations.answered': async () => {
        record({ added: 0, focused: undefined });
        await hostStub.answerWith('listReservations', firstPage);
      },
      'listReservations.answered.none': async () => {
        record({ added: 0 });
        await hostStub.answerWith('listReservations', emptyPage);
      },
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
        // An address without an order has the usual one.
        record({ search, order: 'arrival false', focused: undefined });
        const address = `${dashboardPages.reservations}?search=${search}`;
        await page.evaluate((to) => window.history.pushState(null, '', to), address);
      },
      // A phone has a choice of the order instead of the heads of columns.
      'sort.chosen': async () => {
        const { order: before, isWide, translator } = history();
        const order = before === 'name false' ? 'name true' : 'name false';
        record({ order, focused: undefined });
        if (isWide) return press('dashboard.reservation.guest');
        const label = translator.text('dashboard.reservations.order');
        await page.getByLabel(label, { exact: true }).selectOption(order);
        return list(label, order);
      },
      'columns.chosen': async () => {
        const { text } = history().translator;
        record({ isMoved: true });
        const columns = page.locator('main summary', { hasText: text('dashboard.reservations.columns') });
        await columns.click();
        await page.getByLabel(text('dashboard.reservation.guest.email'), { exact: true }).click();
        await columns.click();
      },
      'data.changed': async () => {
        record({ focused: undefined });
        await reportDataChange(page, 'reservation');
      },
      'sortReservations.answered': async () => {
        record({ added: 0 });
        await hostStub.answerWith('sortReservations', firstPage);
      },
      'sortReservations.answered.none': async () => {
        record({ added: 0 });
        await hostStub.answerWith('sortReservations', emptyPage);
      },
      'sortReservations.failed.unreachable': () => hostStub.fail('sortReservations', 'unreachable'),
      'refreshReservations.answered': async () => {
        await hostStub.answerWith('refreshReservations', firstPage);
        for (let nth = 1; nth <= history().added; nth++)
          await hostStub.answerWith('refreshReservations', createPage(nth));
      },
      'refreshReservations.answered.none': async () => {
        record({ added: 0 });
        await hostStub.answerWith('refreshReservations', emptyPage);
      },
      'refreshReservations.failed.unreachable': () => hostStub.fail('refreshReservations', 'unreachable'),
      'more.requested': () => press('dashboard.reservations.more'),
      'file.requested': () => {
        record({ isMoved: false });
        return press('dashboard.reservations.save');
      },
      'listMore.answered': async () => {
        const added = history().added + 1;
        record({ added, focused: link(nextPage.reservations[0]!.guestName) });
        await hostStub.answerWith('listMore', createPage(added));
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
