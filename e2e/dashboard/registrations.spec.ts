import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { registeredStays } from '../../machines/dashboard/registrations/registrations.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { RegistrationsHistory } from './registrationsExpected.ts';
import { registrationsWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const [{ guestName: name, number }] = registeredStays;

createDashboardWalk<keyof typeof registrationsWalk.expected, RegistrationsHistory>({
  ...registrationsWalk,
  title: 'the page about registrations',
  address: dashboardPages.registration,
  history: { isReminded: false, isMoved: false },
  createActions: ({ page, hostStub, history, record, press }) => ({
    'listRegistrations.answered': () => hostStub.answerWith('listRegistrations', registeredStays),
    'listRegistrations.failed.unreachable': () => hostStub.fail('listRegistrations', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => {
      record({ isMoved: true });
      return press('action.tryAgain');
    },
    'connection.returned': () => {
      record({ isMoved: false });
      return reconnect(page);
    },
    'data.changed': async () => {
      record({ isMoved: false });
      await reportDataChange(page, 'reservation');
    },
    'reminder.requested': async () => {
      record({ isReminded: false });
      const action = history().translator.text('dashboard.today.remind', { name });
      await page.getByRole('button', { name: action, exact: true }).click();
      return button(action);
    },
    'reminder.confirmed': ({ from }) =>
      press(from === 'reminding.unconfirmed' ? 'dashboard.outcome.repeat' : 'dashboard.registrations.send'),
    'reminder.abandoned': ({ from }) => {
      record({ isMoved: true });
      return press(from === 'reminding.unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.access.back');
    },
    'remindGuest.answered': async () => {
      record({ isReminded: true, isMoved: true });
      await hostStub.answerWith('remindGuest', { number, sentTo: 'm…@example.com' });
    },
    'remindGuest.failed.command-refused': () => hostStub.fail('remindGuest', 'command-refused'),
    'remindGuest.failed.too-many-requests': () => hostStub.fail('remindGuest', 'too-many-requests'),
    'remindGuest.failed.unreachable': () => hostStub.fail('remindGuest', 'unreachable'),
    'refreshRegistrations.answered': () => hostStub.answerWith('refreshRegistrations', registeredStays),
    'refreshRegistrations.failed.unreachable': () => hostStub.fail('refreshRegistrations', 'unreachable'),
  }),
});
