import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { readCalendar, sampleChannels } from '../../machines/dashboard/channels/channels.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { button } from '../support/screen.ts';
import { test } from '../support/test.ts';
import type { ChannelsHistory } from './channelsExpected.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import { channelsWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

const { name } = sampleChannels.properties[0]!;

createDashboardWalk<keyof typeof channelsWalk.expected, ChannelsHistory>({
  ...channelsWalk,
  title: 'the calendars of channels',
  address: dashboardPages.channels,
  history: { result: 'none' },
  createActions: ({ page, hostStub, history, record, press }) => {
    const main = page.getByRole('main');
    const pressNamed = async (label: string) => {
      await main.getByRole('button', { name: label, exact: true }).click();
      return button(label);
    };
    const show = () => hostStub.answerWith('showChannels', sampleChannels);
    const fail = (call: 'showChannels' | 'fetchCalendars' | 'changeCalendar', kind: FailureKind) => () =>
      hostStub.fail(call, kind);
    return {
      'showChannels.answered': show,
      'showChannels.failed.unreachable': fail('showChannels', 'unreachable'),
      'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
      'retry.requested': () => press('action.tryAgain'),
      'connection.returned': () => reconnect(page),
      'data.changed': async ({ from }) => {
        if (from === 'shown.notFetched') record({ result: 'none' });
        await reportDataChange(page, 'calendar');
      },
      'refreshChannels.answered': show,
      'refreshChannels.failed.unreachable': fail('showChannels', 'unreachable'),
      'reading.requested': async () => {
        record({ result: 'reading' });
        return pressNamed(`${history().translator.text('dashboard.channels.read')} ${name}`);
      },
      'fetchCalendars.answered': () => hostStub.answerWith('fetchCalendars', { requested: 2 }),
      'fetchCalendars.failed.unreachable': fail('fetchCalendars', 'unreachable'),
      'fetchCalendars.failed.too-many-requests': fail('fetchCalendars', 'too-many-requests'),
      'change.requested': async () => {
        const { text } = history().translator;
        record({ result: 'none' });
        const row = main.getByRole('listitem').filter({
          has: page.getByRole('heading', { name: readCalendar.name, exact: true }),
        });
        await row.locator('summary').first().click();
        await row
          .getByRole('button', { name: text('dashboard.channels.action.remove'), exact: true })
          .click();
      },
      'change.confirmed': ({ from }) =>
        from === 'changing.unconfirmed'
          ? press('dashboard.outcome.repeat')
          : press('dashboard.channels.action.remove'),
      'change.abandoned': ({ from }) =>
        press(from === 'changing.unconfirmed' ? 'dashboard.outcome.look' : 'dashboard.channels.back'),
      'changeCalendar.answered': async () => {
        await hostStub.answerWith('changeCalendar', { id: readCalendar.id });
        record({ result: 'removed' });
      },
      'changeCalendar.failed.command-refused': fail('changeCalendar', 'command-refused'),
      'changeCalendar.failed.too-many-requests': fail('changeCalendar', 'too-many-requests'),
      'changeCalendar.failed.unreachable': fail('changeCalendar', 'unreachable'),
    };
  },
});
