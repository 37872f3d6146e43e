import { calendarAddress } from '../../contract/dashboard/pages.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { reconnect } from '../support/reconnect.ts';
import { test } from '../support/test.ts';
import { createDashboardWalk } from './createDashboardWalk.ts';
import { reportDataChange } from './dataChanges.ts';
import type { TimelineHistory } from './timelineExpected.ts';
import { timelineWalk } from './walks.ts';

test.use({ allowsFailedCalls: true });

createDashboardWalk<keyof typeof timelineWalk.expected, TimelineHistory>({
  ...timelineWalk,
  title: 'the calendar of all properties',
  address: calendarAddress(sampleTimeline.from),
  history: { property: '' },
  createActions: ({ page, hostStub, history, record, press }) => ({
    'loadTimeline.answered': () => hostStub.answerWith('loadTimeline', sampleTimeline),
    'loadTimeline.failed.unreachable': () => hostStub.fail('loadTimeline', 'unreachable'),
    'loadingTimeout.passed': () => hostStub.exceedTimeout(page),
    'retry.requested': () => press('action.tryAgain'),
    'connection.returned': () => reconnect(page),
    // The month of the sample stays visible.
    'window.moved': () => press('dashboard.calendar.today'),
    'property.chosen': async () => {
      const property = history().property === '' ? 'monte-da-figueira' : '';
      await page.getByRole('combobox').selectOption(property);
      record({ property });
    },
    'moveWindow.answered': () => hostStub.answerWith('moveWindow', sampleTimeline),
    'moveWindow.failed.unreachable': () => hostStub.fail('moveWindow', 'unreachable'),
    'data.changed': async () => {
      await reportDataChange(page, 'nights');
    },
    'refreshTimeline.answered': () => hostStub.answerWith('refreshTimeline', sampleTimeline),
    'refreshTimeline.failed.unreachable': () => hostStub.fail('refreshTimeline', 'unreachable'),
  }),
});
