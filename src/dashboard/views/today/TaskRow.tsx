import { Link } from 'wouter';
import { bookingOperations } from '../../../../contract/dashboard/bookings.ts';
import {
  bulletinsAddress,
  calendarAddress,
  channelsAddress,
  reservationTaskAddress,
  propertyCalendarAddress,
  reservationAddress,
} from '../../../../contract/dashboard/pages.ts';
import type { Attention, Urgency } from '../../../../contract/dashboard/today.ts';
import { useFormats } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './day.css.ts';
import { getTaskKey } from './groupTasks.ts';
import { Mark } from './Mark.tsx';
import { HiddenName, RemindButton, RetryButton } from './TodayButtons.tsx';
import type { TodayProps, TodayState } from './TodayProps.ts';
import { useTaskText } from './useTaskText.ts';

interface Props extends TodayProps {
  state: TodayState;
  /** The tasks about one stay, the most urgent first. */
  tasks: readonly [Attention, ...Attention[]];
}

const marks: Record<Urgency, { tone: 'late' | 'missing' | 'later'; icon: IconName }> = {
  late: { tone: 'late', icon: 'alert' },
  today: { tone: 'missing', icon: 'clock' },
  soon: { tone: 'later', icon: 'calendar' },
};

/** The guest's name, the name of the calendar, or the number of the reservation; empty for a job without one. */
const getName = (task: Attention): string =>
  ('guestName' in task && task.guestName) || (task.kind === 'calendar' ? task.calendar : (task.number ?? ''));

/** The next action of a task: a button if the page can do it, or a link to the page that can. */
function TaskAction({ task, role, mayAct, ...props }: Omit<Props, 'tasks'> & { task: Attention }) {
  const text = useText();
  const { money } = useFormats();
  const name = getName(task);
  if (task.kind === 'job') return mayAct ? <RetryButton {...props} id={task.id} name={name} /> : null;
  if (task.action === 'remind')
    return mayAct ? <RemindButton {...props} number={task.number} name={name} /> : null;
  if (task.action === 'passLink')
    return mayAct ? (
      <ButtonLink href={reservationTaskAddress(task.number, 'sendNewLink')}>
        {text('dashboard.today.passLink', { name })}
      </ButtonLink>
    ) : null;
  if (task.kind === 'bulletins')
    return mayAct ? (
      <ButtonLink href={bulletinsAddress(task.unitId)}>{text('dashboard.today.report', { name })}</ButtonLink>
    ) : null;
  if (task.kind === 'unpaid')
    return task.action === 'recordPayment' &&
      bookingOperations.recordPayment.roles.some((one) => one === role) ? (
      <ButtonLink href={reservationTaskAddress(task.number, 'recordPayment')}>
        <span>{text('dashboard.today.record', { amount: money(task.amount) })}</span>
        <HiddenName name={name} />
      </ButtonLink>
    ) : (
      <ButtonLink href={reservationAddress(task.number)}>{text('dashboard.today.open', { name })}</ButtonLink>
    );
  if (task.kind === 'notRegistered') return null;
  if (mayAct)
    return (
      <ButtonLink href={channelsAddress(task.unitId)}>
        {task.kind === 'conflict' ? (
          <>
            <span>{text('dashboard.today.resolve')}</span>
            <HiddenName name={task.number} />
          </>
        ) : (
          text('dashboard.today.channel', { calendar: task.calendar })
        )}
      </ButtonLink>
    );
  return (
    <ButtonLink
      href={task.kind === 'conflict' ? calendarAddress(task.startDate) : propertyCalendarAddress(task.unitId)}
    >
      <span>{text('dashboard.today.compare', { calendar: task.calendar })}</span>
      {task.number !== null && <HiddenName name={task.number} />}
    </ButtonLink>
  );
}

/** The tasks about one stay, calendar or job, with their next actions. */
export function TaskRow({ tasks, ...props }: Props) {
  const { getTitle, getDetails } = useTaskText();
  const [first] = tasks;
  const property =
    'unitId' in first &&
    props.properties.length > 1 &&
    (props.properties.find(({ id }) => id === first.unitId)?.name ?? first.unitId);
  return (
    <li className={css.task}>
      <p className={css.name}>
        {first.number === null ? (
          <Verbatim>{getName(first)}</Verbatim>
        ) : (
          <Link href={reservationAddress(first.number)}>
            <Verbatim>{getName(first)}</Verbatim>
          </Link>
        )}
      </p>
      <ul className={css.reasons}>
        {tasks.map((task) => (
          <li key={getTaskKey(task)} className={css.reason}>
            <Mark {...marks[task.urgency]} text={getTitle(task)} />
            <p className={css.facts}>{[property, ...getDetails(task)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <div className={css.action}>
        {tasks.map((task) => (
          <TaskAction key={getTaskKey(task)} {...props} task={task} />
        ))}
      </div>
    </li>
  );
}
