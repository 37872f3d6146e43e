import type { Attention } from '../../../../contract/dashboard/today.ts';
import { useFormats } from '../../../i18n/index.ts';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { getJobTitle } from './getJobTitle.ts';

const unpaidTitles = {
  failed: 'dashboard.today.task.chargeFailed',
  overdue: 'dashboard.today.task.overdue',
  link: 'dashboard.today.task.linkUnused',
} as const satisfies Record<string, DashboardMessageId>;

/** Returns what a task is about, and its details. */
export function useTaskText() {
  const text = useText();
  const { date, money } = useFormats();
  const { eventTime } = useTimes();
  const getNights = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    text('dashboard.reservations.dates', { from: date(startDate, 'short'), to: date(endDate, 'short') });

  const getTitle = (task: Attention): string => {
    if (task.kind === 'conflict') return text('dashboard.today.task.conflict');
    if (task.kind === 'unpaid') return text(unpaidTitles[task.why]);
    if (task.kind === 'notRegistered') return text('dashboard.today.task.notRegistered');
    if (task.kind === 'job') return text(getJobTitle(task.queue));
    if (task.kind === 'calendar')
      return task.why === 'failing'
        ? text('dashboard.today.task.calendarFailing', { calendar: task.calendar })
        : text('dashboard.today.task.calendarUnreadable', { calendar: task.calendar, count: task.count });
    return text(task.isLate ? 'dashboard.today.task.bulletinsLate' : 'dashboard.today.task.bulletins');
  };

  const getDetails = (task: Attention): string[] => {
    if (task.kind === 'job') return [text('dashboard.today.since', { moment: eventTime(task.since) })];
    if (task.kind === 'calendar')
      return [
        text(
          task.why === 'failing' ? 'dashboard.today.calendarFailing' : 'dashboard.today.calendarUnreadable',
        ),
      ];
    if (task.kind === 'conflict')
      return [
        getNights(task),
        text('dashboard.today.alsoBooked', { calendar: task.calendar, from: date(task.start, 'short') }),
      ];
    if (task.kind === 'unpaid')
      return [
        getNights(task),
        text('dashboard.today.dueOn', { amount: money(task.amount), date: date(task.dueDate, 'day') }),
      ];
    if (task.kind === 'bulletins')
      return [getNights(task), text('dashboard.today.reportUntil', { date: date(task.dueBy, 'day') })];
    return [
      getNights(task),
      ...(task.remindedAt === null
        ? []
        : [text('dashboard.today.remindedAt', { moment: eventTime(task.remindedAt) })]),
    ];
  };
  return { getTitle, getDetails };
}
