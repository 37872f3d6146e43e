import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../contract/dashboard/role.ts';
import type { TodayAnswer } from '../../../contract/dashboard/today.ts';
import type { todayMachine } from '../../../machines/dashboard/today/today.machine.ts';
import { todayModel } from '../../../machines/dashboard/today/today.model.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { newToday, quietToday, sampleToday } from '../../../machines/dashboard/today/today.samples.ts';
import type { TodayEvent } from '../../../machines/dashboard/today/today.types.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import type { TodaySnapshot } from '../../../src/dashboard/views/today/TodayProps.ts';
import { TodayView } from '../../../src/dashboard/views/today/TodayView.tsx';
import { follow, testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const remind = '[Remind Marie Dubois]';
const retry = '[Try this again PGM6-NG4W]';

/** The heading, and the link next to it. */
const heading = lines.join('# Today', 'Wed, 3 Mar 2027', 'New booking → /host/bookings/new');

/** The page below a message, with the action for the arrival and for a failed job. */
const today = (message: string, remindAction: string, retryAction: string) =>
  lines.join(
    heading,
    message,
    `
    ## Arrivals
    ### [Marie Dubois](/host/reservations/FYR3-FCYH)
    Casa do Limoeiro · 4 nights · 4 guests · Arrival at 16:30 (Western European Time)
    - Not registered
    - €120.00 unpaid
    ${remind}${remindAction}
    ## Departures
    ### [Ana Silva](/host/reservations/PGM6-NG4W)
    Monte da Figueira · 3 nights · 2 guests
    - Complete
    ## In the house
    Nobody stays over today.
    ## 2 things to do
    ### Payments
    [Jonas Schneider](/host/reservations/KX7P-2MDQ)
    A payment failed
    Monte da Figueira · Tue 9 Mar – Fri 12 Mar · €255.00, due on 2 March
    Open Jonas Schneider → /host/reservations/KX7P-2MDQ
    ### Failed tasks
    [PGM6-NG4W](/host/reservations/PGM6-NG4W)
    An email to a guest was not sent
    Since 3 March 2027, 12:42 (India Standard Time)
    ${retry}${retryAction}`,
  );
const idle = (...message: string[]) =>
  today(
    lines.join(...message),
    ` => reminder.requested {'number':'FYR3-FCYH'}`,
    ` => jobRetry.requested {'id':'7a1f4c1e-4a0f-4f53-9d53-0d3f0b6f2c11'}`,
  );
const reminding = (...message: string[]) => today(lines.join(...message), ' (busy)', ' (disabled)');
const retrying = (...message: string[]) => today(lines.join(...message), ' (disabled)', ' (busy)');

const tooSoon = lines.rejected('It is not possible any more, or it was done less than 12 hours ago.');
const looking = lines.waiting(lines.unconfirmed('reminder.repeated'));
const tryAgain = '[Try again] => retry.requested';
const remindGuest = ['loadToday.answered', 'reminder.requested'];

const showToday = (
  snapshot: TodaySnapshot,
  send: (event: TodayEvent) => void = () => undefined,
  { role = 'owner', isSandbox = false }: { role?: Role; isSandbox?: boolean } = {},
) =>
  inDashboard(
    <TodayView
      snapshot={snapshot}
      days={['2027-03-03']}
      properties={ownerSession.properties}
      role={role}
      isSandbox={isSandbox}
      mayAct={role === 'owner'}
      send={send}
    />,
  );

testScreens<typeof todayMachine>({
  model: todayModel,
  view: ({ snapshot, send }) => showToday(snapshot, send),
  screens: {
    loading: lines.join(heading, lines.loading),
    notLoaded: lines.join(heading, lines.notLoaded('Today could not be loaded')),
    'shown.idle': idle(),
    'shown.refreshing': idle(),
    'shown.outdated': idle(lines.outdated),
    'shown.reminding': reminding(),
    'shown.retrying': retrying(),
    'shown.reassessing': reminding(tooSoon),
    'shown.rejected': idle(tooSoon),
    'shown.notReassessed': idle(lines.rejected(lines.notReassessed, lines.unreachable), tryAgain),
    'shown.lookingAfterReminder': reminding(looking),
    'shown.reminderUnconfirmed': idle(lines.unconfirmed('reminder.repeated', '')),
    'shown.lookingAfterRetry': retrying(looking),
    'shown.retryUnconfirmed': idle(lines.unconfirmed('jobRetry.repeated', '')),
  },
  cases: {
    'a reminder is announced': [
      [...remindGuest, 'remindGuest.answered', 'refreshToday.answered'],
      idle('status| The guest will get an email'),
    ],
    'another attempt of a job is announced': [
      ['loadToday.answered', 'jobRetry.requested', 'retryJob.answered', 'refreshToday.answered'],
      idle('status| It is being tried again'),
    ],
    'a role that does not allow a reminder is named, although today cannot be loaded again': [
      [...remindGuest, failed('remindGuest', 'forbidden', ''), 'reassessToday.failed.unreachable'],
      idle(lines.rejected(lines.forbidden, lines.notReassessed, lines.unreachable), tryAgain),
    ],
  },
});

// A message that is rendered again is announced again, and takes the focus from the list below it.
test.each([
  [
    'a refused reminder',
    ['reminder.requested', 'remindGuest.failed.command-refused', 'reassessToday.answered'],
  ],
  [
    'a reminder without an answer',
    ['reminder.requested', 'remindGuest.failed.unreachable', 'lookAtToday.answered'],
  ],
  [
    'an attempt of a job without an answer',
    ['jobRetry.requested', 'retryJob.failed.unreachable', 'lookAtToday.answered'],
  ],
])('a change by somebody else keeps the message about %s', (_, steps) => {
  const path = ['loadToday.answered', ...steps];
  const show = (after: string[]) => showToday(follow(todayModel, [...path, ...after]) as TodaySnapshot);
  const { rerender } = render(show([]));
  const message = screen.getByRole('alert');
  rerender(show(['data.changed']));
  expect(screen.getByRole('alert')).toBe(message);
});

/** The page with these data. */
const loaded = (today: TodayAnswer): TodaySnapshot =>
  follow(todayModel, [
    { ...todayModel.events.find(({ name }) => name === 'loadToday.answered')!, event: answer(today) },
  ]) as TodaySnapshot;
const answer = (output: TodayAnswer) => ({ type: 'xstate.done.actor.loadToday', output }) as never;

/** So many arrivals, the last of which lacks something. */
const createArrivals = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...sampleToday.arrivals[0]!,
    number: `FYR3-FC0${index}`,
    guestName: `Guest ${index}`,
    due: null,
    ...(index < count - 1 && { registration: 'registered' as const, isRemindable: false }),
  }));

const listNames = (list: Element | null | undefined) =>
  [...(list?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);

describe('a long list of arrivals', () => {
  const day = loaded({ ...quietToday, arrivals: createArrivals(5) });
  const show = () => {
    const view = render(showToday(day));
    const section = view.container.querySelector('[data-part=arrivals]')!;
    return { ...view, section, rest: section.querySelector('details')! };
  };

  test('begins with the stays that lack something, and folds the others', () => {
    const { section, rest } = show();
    expect(listNames(section.querySelector('ul'))).toEqual(['Guest 4', 'Guest 0', 'Guest 1']);
    expect(within(rest).getByText('Show all 5')).toBeDefined();
    expect(listNames(rest)).toEqual(['Guest 2', 'Guest 3']);
    expect(rest.open).toBe(false);
  });

  test('stays unfolded when the data change, and when the page is shown again', async () => {
    window.history.replaceState({ other: 1 }, '');
    const { rest, rerender, unmount } = show();
    rest.open = true;
    await act(async () => rest.dispatchEvent(new Event('toggle')));
    rerender(showToday(loaded({ ...quietToday, arrivals: createArrivals(6) })));
    expect(rest.isConnected && rest.open).toBe(true);
    unmount();
    expect(show().rest.open).toBe(true);
    expect(window.history.state).toEqual({ other: 1, 'unfolded-arrivals': true });
    window.history.replaceState(null, '');
  });
});

describe('a site that nobody has booked yet', () => {
  const read = (role: Role, isSandbox: boolean, day = newToday) => {
    const { container } = render(showToday(loaded(day), undefined, { role, isSandbox }));
    return [...container.querySelectorAll('section h3 a')].map(
      (link) => `${link.textContent} → ${link.getAttribute('href')}`,
    );
  };
  const look = 'Look at the site as a guest → /';

  test('lists the first steps of an owner', () => {
    expect(read('owner', true)).toEqual([
      'Fill with examples → /host/more',
      'Properties → /host/properties',
      look,
      'Close nights in the calendar → /host/calendar',
      'Calendars of channels → /host/channels',
      'New booking → /host/bookings/new',
      'Who has access → /host/access',
    ]);
    expect(screen.queryByText('Nobody arrives today.')).toBeNull();
  });

  test('offers only what a role may do, and no examples where money moves', () => {
    expect(read('cleaner', true)).toEqual([look]);
    expect(read('owner', false)).not.toContain('Fill with examples → /host/more');
  });

  test('has the tasks that exist already, and no first steps after the first booking', () => {
    render(showToday(loaded({ ...newToday, attention: sampleToday.attention })));
    expect(screen.getByText('3 things to do')).toBeDefined();
    expect(read('owner', true, quietToday)).toEqual([]);
  });
});

test('a cleaner sees no money, no telephone number and no action', () => {
  const [arrival] = sampleToday.arrivals;
  const day = loaded({ ...quietToday, arrivals: [{ ...arrival!, phone: null, due: null }] });
  const { container } = render(showToday(day, undefined, { role: 'cleaner' }));
  const section = container.querySelector('[data-part=arrivals]')!;
  expect(section.textContent).not.toMatch(/€/);
  expect(section.querySelectorAll('a, button')).toHaveLength(1);
});
