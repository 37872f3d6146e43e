import { Link } from 'wouter';
import { bookingOperations } from '../../../../contract/dashboard/bookings.ts';
import { reservationTaskAddress, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import type { Attention, TodayStay } from '../../../../contract/dashboard/today.ts';
import { useFormats } from '../../../i18n/index.ts';
import { phoneLink } from '../../../kit/phoneLink.ts';
import { button } from '../../../ui/Button.css.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import * as css from './day.css.ts';
import { findStayTasks } from './groupTasks.ts';
import { StayMarks } from './StayMarks.tsx';
import { getAction, type DayPart } from './stayNeeds.ts';
import { HiddenName, RemindButton } from './TodayButtons.tsx';
import type { TodayProps, TodayState } from './TodayProps.ts';

interface StayProps extends TodayProps {
  state: TodayState;
  part: DayPart;
  stay: TodayStay;
}

const getName = ({ guestName, number }: TodayStay) => (guestName === '' ? number : guestName);

/** The next action for a stay. */
function NextAction({ stay, part, role, mayAct, ...props }: StayProps) {
  const text = useText();
  const { money } = useFormats();
  const action = getAction(stay, part, {
    mayRemind: mayAct,
    mayRecord: bookingOperations.recordPayment.roles.some((one) => one === role),
  });
  if (action === 'remind') return <RemindButton {...props} number={stay.number} name={getName(stay)} />;
  if (action === 'recordPayment' && stay.due)
    return (
      <ButtonLink href={reservationTaskAddress(stay.number, 'recordPayment')}>
        <span>{text('dashboard.today.record', { amount: money(stay.due) })}</span>
        <HiddenName name={getName(stay)} />
      </ButtonLink>
    );
  return action === 'call' && stay.phone !== null ? (
    <a className={button.secondary} href={phoneLink(stay.phone)}>
      {text('dashboard.today.call', { name: getName(stay) })}
    </a>
  ) : null;
}

/** Returns the facts about a stay, and about its tasks. */
function useFacts({ stay, part, properties }: StayProps, tasks: readonly Attention[]) {
  const text = useText();
  const { date } = useFormats();
  const { eventTime, stayTime } = useTimes();
  const { unitId, endDate, nights, guestCount, arrivalTime } = stay;
  return [
    properties.length > 1 && (properties.find(({ id }) => id === unitId)?.name ?? unitId),
    part === 'inHouse'
      ? text('dashboard.today.until', { date: date(endDate, 'short') })
      : text('count.nights', { nights }),
    text('count.guests', { guests: guestCount }),
    part === 'arrivals' &&
      arrivalTime !== null &&
      text('dashboard.reservations.arrival', {
        time: stayTime({ date: stay.startDate, time: arrivalTime, unitId }),
      }),
    ...tasks.map((task) => {
      if (task.kind === 'bulletins')
        return (
          task.urgency !== 'soon' && text('dashboard.today.reportUntil', { date: date(task.dueBy, 'day') })
        );
      return (
        task.kind === 'notRegistered' &&
        task.remindedAt !== null &&
        text('dashboard.today.remindedAt', { moment: eventTime(task.remindedAt) })
      );
    }),
  ].filter((fact) => fact !== false);
}

/** A stay of the day: what is known, what is missing, and the next action. */
export function StayRow(props: StayProps) {
  const { stay, part, context } = props;
  const tasks = findStayTasks(context.today?.attention ?? [], stay.number);
  return (
    <li className={css.stay}>
      <h3 className={css.name}>
        <Link href={reservationAddress(stay.number)}>
          <Verbatim>{getName(stay)}</Verbatim>
        </Link>
      </h3>
      <p className={css.facts}>{useFacts(props, tasks).join(' · ')}</p>
      <StayMarks stay={stay} part={part} tasks={tasks} />
      <div className={css.action}>
        <NextAction {...props} />
      </div>
    </li>
  );
}
