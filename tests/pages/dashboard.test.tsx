import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, Route, Router } from 'wouter';
import { expect, test, vi } from 'vitest';
import { createActor, createMachine, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { dashboardPage, dashboardPages } from '../../contract/dashboard/pages.ts';
import type { ChangeKind } from '../../contract/dashboard/events.ts';
import {
  emptyPage,
  firstPage,
  nextPage,
} from '../../machines/dashboard/reservationList/reservationList.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { quietToday } from '../../machines/dashboard/today/today.samples.ts';
import { DashboardContext, type Dashboard } from '../../src/dashboard/context/dashboard.ts';
import { loadDashboardMessages } from '../../src/dashboard/i18n/messages.ts';
import { createOutlet } from '../../src/dashboard/PageOutlet.tsx';
import { createListeners } from '../../src/frame/createListeners.ts';
import { TextProvider } from '../../src/i18n/TextProvider.tsx';

const messages = await loadDashboardMessages('en');
const pages = {
  today: await import('../../src/dashboard/pages/today.tsx'),
  reservationList: await import('../../src/dashboard/pages/reservationList.tsx'),
};

/** Shows a page of the dashboard at an address, with the calls of its machine. */
async function openPage(name: keyof typeof pages, address: string, api: object) {
  window.history.replaceState(null, '', address);
  const shownPages = new Set<AnyActorRef>();
  const dataChanges = createListeners<readonly ChangeKind[]>();
  const session = createActor(
    createMachine({ initial: 'signedIn', context: { session: ownerSession }, states: { signedIn: {} } }),
  ).start();
  const data = { productName: 'Casa' };
  const shownList = { current: undefined };
  const dashboard = { api, data, session, shownPages, dataChanges, shownList } as unknown as Dashboard;
  const Outlet = createOutlet(pages[name].page);
  const view = (
    <StrictMode>
      <DashboardContext value={dashboard}>
        <TextProvider language="en" messages={messages}>
          <Router>
            <Link href={dashboardPages.reservations}>All reservations</Link>
            <Route path={address.split('?')[0]!}>
              {(params) => <Outlet params={params as Record<string, string>} session={ownerSession} />}
            </Route>
          </Router>
        </TextProvider>
      </DashboardContext>
    </StrictMode>
  );
  const { unmount } = await act(async () => render(view));
  return { shownPages, dataChanges, unmount };
}

test('a page loads its data again only after a change of the data that it shows', async () => {
  const getToday = vi.fn<() => Promise<typeof quietToday>>(() => Promise.resolve(quietToday));
  const { dataChanges } = await openPage('today', dashboardPage, { getToday });
  const calls = getToday.mock.calls.length;
  await act(async () => dataChanges.notify(['nights']));
  expect(getToday).toHaveBeenCalledTimes(calls);
  await act(async () => dataChanges.notify(['nights', 'reservation']));
  expect(getToday).toHaveBeenCalledTimes(calls + 1);
});

test('the tab knows the machine of a page while the page is shown', async () => {
  const getToday = vi.fn<() => Promise<typeof quietToday>>(() => Promise.resolve(quietToday));
  const { shownPages, dataChanges, unmount } = await openPage('today', dashboardPage, { getToday });
  const [actor, ...others] = [...shownPages];
  const { machine, status } = actor!.getSnapshot() as AnyMachineSnapshot;
  expect([machine.id, status, others.length]).toEqual(['today', 'active', 0]);
  unmount();
  expect(shownPages.size).toBe(0);
  getToday.mockClear();
  dataChanges.notify(['reservation']);
  expect(getToday).not.toHaveBeenCalled();
});

/** A host with two pages of reservations, and none for a search. */
const createList = () =>
  vi.fn<
    (call: {
      query: { search?: string; after?: string };
    }) => Promise<typeof firstPage | typeof emptyPage | typeof nextPage>
  >(({ query }) =>
    Promise.resolve(query.search === 'weber' ? emptyPage : query.after === undefined ? firstPage : nextPage),
  );

const getSearch = () => screen.getByRole<HTMLInputElement>('searchbox').value;

test('a link to other filters and the Back button show the list of their address, with its pages', async () => {
  const listReservations = createList();
  await openPage('reservationList', `${dashboardPages.reservations}?search=marie&pages=2`, {
    listReservations,
  });
  const getRows = () => document.querySelectorAll(`a[href^="${dashboardPages.reservations}/"]`).length;
  const count = getRows();
  expect(getSearch()).toBe('marie');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'weber' } });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'All reservations' })));
  expect(getSearch()).toBe('');
  expect(getRows()).toBeLessThan(count);
  const calls = listReservations.mock.calls.length;
  await act(async () => {
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await popped;
  });
  expect(getSearch()).toBe('marie');
  expect(getRows()).toBe(count);
  expect(listReservations).toHaveBeenCalledTimes(calls + 2);
});

test('chosen filters are in the address, and the list is loaded once for them', async () => {
  const listReservations = createList();
  await openPage('reservationList', dashboardPages.reservations, { listReservations });
  const calls = listReservations.mock.calls.length;
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'weber' } });
  await act(async () => fireEvent.submit(screen.getByRole('search')));
  expect(window.location.search).toBe('?search=weber');
  expect(listReservations).toHaveBeenCalledTimes(calls + 1);
  expect(getSearch()).toBe('weber');
});

test.each([
  ['2027-05-02', '2027-05-02'],
  ['0001-01-01', '2027-03-02'],
  ['9999-12-31', '2027-03-02'],
])('the calendar of an address with the date %s begins at %s', async (date, from) => {
  vi.useFakeTimers({ now: new Date('2027-03-03T12:00:00Z'), toFake: ['Date'] });
  const { page } = await import('../../src/dashboard/pages/calendar.tsx');
  const input = page.getInput({ query: `from=${date}` }, { session: ownerSession, language: 'en' });
  expect(input).toMatchObject({ from });
  vi.useRealTimers();
});

test('today names the day at the properties', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-03T12:00:00Z'), toFake: ['Date'] });
  const getToday = () => Promise.resolve(quietToday);
  const { unmount } = await openPage('today', dashboardPage, { getToday });
  expect(screen.getByText('Wed, 3 Mar 2027')).toBeDefined();
  unmount();
  vi.useRealTimers();
});
