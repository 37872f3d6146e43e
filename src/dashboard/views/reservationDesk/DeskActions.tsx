import { reservationTaskAddress, type ReservationTask } from '../../../../contract/dashboard/pages.ts';
import { findPossibleTasks } from '../../../../contract/dashboard/possibleForms.ts';
import { useFormats } from '../../../i18n/index.ts';
import { ButtonLink, type ButtonLook } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { DeskCard } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import { useTaskName } from '../desk/useTaskName.ts';
import * as css from '../desk/desk.css.ts';

/** A link to a form or an action of a reservation. */
function TaskLink({ reservation, task, look }: DeskPartProps & { task: ReservationTask; look?: ButtonLook }) {
  const getName = useTaskName();
  return (
    <ButtonLink href={reservationTaskAddress(reservation.number, task)} {...(look && { look })}>
      {getName(task, reservation)}
    </ButtonLink>
  );
}

/** The link to what is most useful now: money that is missing, then a reminder to register. */
export function NextAction({ reservation }: DeskPartProps) {
  const text = useText();
  const { date } = useFormats();
  const { next } = findPossibleTasks(reservation);
  const { payableUntil } = reservation;
  const link = next && <TaskLink reservation={reservation} task={next} look="primary" />;
  if (payableUntil === null) return link;
  return (
    <div className={shared.actions}>
      <p>{text('dashboard.reservation.payableUntil', { date: date(payableUntil, 'dated') })}</p>
      {link}
    </div>
  );
}

/** The links to the other forms and actions that are possible now; those that cannot be undone are apart. */
export function DeskActions({ reservation }: DeskPartProps) {
  const text = useText();
  const { others, destructive } = findPossibleTasks(reservation);
  if (others.length + destructive.length === 0) return null;
  return (
    <DeskCard title={text('dashboard.reservation.actions')}>
      {others.length > 0 && (
        <div className={css.actions}>
          {others.map((task) => (
            <TaskLink key={task} reservation={reservation} task={task} />
          ))}
        </div>
      )}
      {destructive.length > 0 && (
        <div className={css.destructive}>
          {destructive.map((task) => (
            <TaskLink key={task} reservation={reservation} task={task} />
          ))}
        </div>
      )}
    </DeskCard>
  );
}
