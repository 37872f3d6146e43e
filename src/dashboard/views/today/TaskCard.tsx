import {
  bulletinsAddress,
  calendarAddress,
  missingRegistrations,
  propertyCalendarAddress,
  reservationAddress,
  reservationTaskAddress,
} from '../../../../contract/dashboard/pages.ts';
import type { Attention } from '../../../../contract/dashboard/today.ts';
import type { TodayAction } from '../../../../machines/dashboard/today/today.types.ts';
import { bookingOperations } from '../../../../contract/dashboard/bookings.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './today.css.ts';
import type { TodayProps, TodayState } from './TodayProps.ts';
import { useTaskText } from './useTaskText.ts';

interface Props extends TodayProps {
  state: TodayState;
  task: Attention;
}

/** The states in which an action has no result yet. */
const pendingStates: ReadonlySet<TodayState> = new Set([
  'shown.reminding',
  'shown.retrying',
  'shown.reassessing',
  'shown.lookingAfterReminder',
  'shown.lookingAfterRetry',
]);

/** The guest's name, the name of the calendar, or the number of the reservation. */
const getName = (task: Attention) =>
  ('guestName' in task && task.guestName) || (task.kind === 'calendar' ? task.calendar : task.number);

/** The person whom a link is about, for those who do not see the task next to it. */
const About = ({ task }: { task: Attention }) => (
  <span className={hidden}>
    <Verbatim>{getName(task)}</Verbatim>
  </span>
);

/** The next action of a task: a button if the page can do it, or a link to the page that can. */
function TaskAction({ task, state, context, role, mayAct, send }: Props) {
  const text = useText();
  const isPending = pendingStates.has(state);
  const isBusy = (action: TodayAction, subject: string) =>
    isPending && context.action === action && context.subject === subject;
  if (task.action === 'remind' && mayAct)
    return (
      <Button
        isBusy={isBusy('reminder', task.number)}
        disabled={isPending}
        onClick={() => send({ type: 'reminder.requested', number: task.number })}
      >
        {text('dashboard.today.remind', { name: getName(task) ?? '' })}
      </Button>
    );
  if (task.kind === 'job' && mayAct)
    return (
      <Button
        isBusy={isBusy('jobRetry', task.id)}
        disabled={isPending}
        onClick={() => send({ type: 'jobRetry.requested', id: task.id })}
      >
        {text('dashboard.today.retry')}
      </Button>
    );
  if (task.kind === 'bulletins' && mayAct)
    return <ButtonLink href={bulletinsAddress(task.unitId)}>{text('dashboard.bulletins.title')}</ButtonLink>;
  if (task.action === 'recordPayment' && bookingOperations.recordPayment.roles.some((one) => one === role))
    return (
      <ButtonLink href={reservationTaskAddress(task.number, 'recordPayment')}>
        <span>{text('dashboard.reservation.action.recordPayment')}</span>
        <About task={task} />
      </ButtonLink>
    );
  if (task.kind === 'calendar')
    return (
      <ButtonLink href={propertyCalendarAddress(task.unitId)}>
        <span>{text('dashboard.today.openCalendar')}</span>
        <About task={task} />
      </ButtonLink>
    );
  return task.kind === 'conflict' ? (
    <ButtonLink href={calendarAddress(task.startDate)}>{text('dashboard.today.openCalendar')}</ButtonLink>
  ) : null;
}

/** Something that needs attention, with its next action. */
export function TaskCard(props: Props) {
  const text = useText();
  const { getTitle, getDetails } = useTaskText();
  const { task, properties } = props;
  const property = 'unitId' in task && properties.find(({ id }) => id === task.unitId)?.name;
  return (
    <li className={css.task}>
      <h3 className={css.name}>{getTitle(task)}</h3>
      <p className={shared.small}>
        {['guestName' in task && task.guestName, property, ...getDetails(task)].filter(Boolean).join(' · ')}
      </p>
      <div className={shared.actions}>
        <TaskAction {...props} />
        {task.kind === 'notRegistered' && props.mayAct && (
          <ButtonLink look="quiet" href={missingRegistrations}>
            {text('dashboard.registrations.show.missing')}
          </ButtonLink>
        )}
        {task.number !== null && (
          <ButtonLink
            look={task.action === 'contactGuest' ? 'secondary' : 'quiet'}
            href={reservationAddress(task.number)}
          >
            <span>{text('dashboard.today.open')}</span>
            <About task={task} />
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
