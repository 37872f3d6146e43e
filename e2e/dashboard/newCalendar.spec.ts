import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { channelPageAddress } from '../../contract/dashboard/pages.ts';
import { readTest } from '../../machines/dashboard/channels/channels.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import type { NewCalendarHistory } from './newCalendarExpected.ts';
import { newCalendarWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const entries = [
  { channel: 'Airbnb', address: 'https://www.airbnb.com/calendar/ical/1.ics' },
  { channel: 'Vrbo', address: 'https://www.vrbo.com/icalendar/2.ics' },
] as const;

createDashboardWalk<keyof typeof newCalendarWalk.expected, NewCalendarHistory>({
  ...newCalendarWalk,
  title: 'a new calendar of a channel',
  address: channelPageAddress('newCalendar', ownerSession.properties[0]!.id),
  history: { channel: 'Airbnb', address: '', isAddressRefused: false, isRead: false },
  requestBody: (call, { channel, address }) =>
    call === 'testCalendar' || call === 'addCalendar'
      ? { name: channel, address, staysOnly: false, ignoresFree: false }
      : undefined,
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const type = async ({ channel, address }: (typeof entries)[number]) => {
      await page.locator('[name=address]').fill(address);
      await main.getByText(channel, { exact: true }).click();
      record({ channel, address, isAddressRefused: false });
    };
    const fail = (call: 'testCalendar' | 'addCalendar', kind: FailureKind) => () => hostStub.fail(call, kind);
    const refuse = (call: 'testCalendar' | 'addCalendar') => async () => {
      await hostStub.fail(call, 'validation-failed');
      record({ isAddressRefused: true });
    };
    return {
      'entry.changed': () => type(history().address === entries[0].address ? entries[1] : entries[0]),
      'test.requested': () => press('dashboard.channels.new.test'),
      'testCalendar.answered': async () => {
        await hostStub.answerWith('testCalendar', readTest);
        record({ isRead: true });
      },
      'testCalendar.answered.failed': async () => {
        await hostStub.answerWith('testCalendar', { outcome: 'failed', reason: 'not-a-calendar' });
        record({ isRead: false });
      },
      'testCalendar.failed.validation-failed': refuse('testCalendar'),
      'testCalendar.failed.too-many-requests': fail('testCalendar', 'too-many-requests'),
      'testCalendar.failed.unreachable': fail('testCalendar', 'unreachable'),
      'testCalendar.failed.not-found': fail('testCalendar', 'not-found'),
      'form.requested': () => press('dashboard.channels.new.form'),
      'calendar.confirmed': async ({ from }) => {
        if (from === 'unconfirmed') return press('dashboard.outcome.repeat');
        if (from === 'unreadable') return press('dashboard.channels.new.anyway');
        const { channel, translator } = history();
        const name = translator.text('dashboard.channels.new.confirm', { calendar: channel });
        await main.getByRole('button', { name, exact: true }).click();
        return button(name);
      },
      'addCalendar.answered': () => hostStub.answerWith('addCalendar', { id: 'c-3' }),
      'addCalendar.failed.validation-failed': refuse('addCalendar'),
      'addCalendar.failed.calendar-exists': fail('addCalendar', 'calendar-exists'),
      'addCalendar.failed.command-refused': fail('addCalendar', 'command-refused'),
      'addCalendar.failed.too-many-requests': fail('addCalendar', 'too-many-requests'),
      'addCalendar.failed.unreachable': fail('addCalendar', 'unreachable'),
    };
  },
});
