import { reservationTaskAddress } from '../../../../contract/dashboard/pages.ts';
import { findPossibleTasks } from '../../../../contract/dashboard/possibleForms.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import { DeskCard } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import * as css from '../desk/desk.css.ts';

/** The links to the forms and actions that are possible now. */
export function DeskActions({ reservation }: DeskPartProps) {
  const text = useText();
  const tasks = findPossibleTasks(reservation);
  if (tasks.length === 0) return null;
  return (
    <DeskCard title={text('dashboard.reservation.actions')}>
      <div className={css.actions}>
        {tasks.map((task) => (
          <ButtonLink key={task} href={reservationTaskAddress(reservation.number, task)}>
            {text(`dashboard.reservation.action.${task}`)}
          </ButtonLink>
        ))}
      </div>
    </DeskCard>
  );
}
