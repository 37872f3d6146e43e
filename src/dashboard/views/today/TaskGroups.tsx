import { missingRegistrations } from '../../../../contract/dashboard/pages.ts';
import type { Attention, TodayAnswer } from '../../../../contract/dashboard/today.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import * as css from './day.css.ts';
import { FoldedList } from './FoldedList.tsx';
import { getTaskKey, groupTasks } from './groupTasks.ts';
import { TaskRow } from './TaskRow.tsx';
import { heading } from './today.css.ts';
import type { TodayProps, TodayState } from './TodayProps.ts';

const titles = {
  conflict: 'dashboard.today.group.conflict',
  calendar: 'dashboard.navigation.calendar',
  unpaid: 'dashboard.today.group.unpaid',
  bulletins: 'dashboard.bulletins.title',
  notRegistered: 'dashboard.registrations.title',
  job: 'dashboard.today.group.job',
} as const satisfies Record<Attention['kind'], DashboardMessageId>;

/** The tasks besides the stays of the day, by kind. */
export function TaskGroups({ today, ...props }: TodayProps & { state: TodayState; today: TodayAnswer }) {
  const text = useText();
  const groups = groupTasks(today);
  return (
    <section className={css.section} data-part="tasks">
      <h2 className={heading}>
        {text('dashboard.today.tasks', { count: groups.flatMap(({ entries }) => entries).length })}
      </h2>
      {groups.map(({ kind, entries }) => (
        <div key={kind} className={css.group}>
          <div className={css.groupHead}>
            <h3 className={css.groupTitle}>{text(titles[kind])}</h3>
            {kind === 'notRegistered' && props.mayAct && (
              <ButtonLink look="quiet" href={missingRegistrations}>
                {text('dashboard.registrations.show.missing')}
              </ButtonLink>
            )}
          </div>
          <FoldedList
            name={kind}
            className={css.rows}
            items={entries}
            render={(tasks) => <TaskRow key={getTaskKey(tasks[0])} {...props} tasks={tasks} />}
          />
        </div>
      ))}
    </section>
  );
}
