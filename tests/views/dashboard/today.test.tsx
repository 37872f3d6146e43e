import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { todayMachine } from '../../../machines/dashboard/today/today.machine.ts';
import { todayModel } from '../../../machines/dashboard/today/today.model.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import type { TodayEvent } from '../../../machines/dashboard/today/today.types.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import type { TodaySnapshot } from '../../../src/dashboard/views/today/TodayProps.ts';
import { TodayView } from '../../../src/dashboard/views/today/TodayView.tsx';
import { follow, testScreens } from '../support/screens.ts';
import { inDashboard } from './support/inDashboard.tsx';
import * as lines from './support/lines.ts';

const remind = '[Remind Marie Dubois]';
const retry = '[Try this again]';

/** The heading, and the link next to it. */
const heading = lines.join('# Today', 'New booking → /host/bookings/new');

/** The page below a message, with the actions of its two tasks. */
const today = (message: string, remindAction: string, retryAction: string) =>
  lines.join(
    heading,
    message,
    `
    ## Needs attention
    ### The guests are not registered
    Marie Dubois · Casa do Limoeiro · Wed 3 Mar – Sun 7 Mar
    ${remind}${remindAction}
    Missing registrations → /host/registration?missing=true
    Open Marie Dubois → /host/reservations/FYR3-FCYH
    ### An email to a guest was not sent
    Since 3 March 2027, 12:42
    ${retry}${retryAction}
    Open PGM6-NG4W → /host/reservations/PGM6-NG4W
    ## Arrivals
    ### [Marie Dubois](/host/reservations/FYR3-FCYH)
    Casa do Limoeiro
    Wed 3 Mar – Sun 7 Mar · 4 guests · Arrival at 16:30
    Not registered · €120.00 still to be paid
    [+33 612345678](tel:+33612345678)
    ## Departures
    ### [Ana Silva](/host/reservations/PGM6-NG4W)
    Monte da Figueira
    Sun 28 Feb – Wed 3 Mar · 2 guests
    Registered
    ## In the house
    Nobody stays over today.`,
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

const showToday = (snapshot: TodaySnapshot, send: (event: TodayEvent) => void = () => undefined) =>
  inDashboard(
    <TodayView
      snapshot={snapshot}
      properties={ownerSession.properties}
      role={ownerSession.user.role}
      mayAct
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
