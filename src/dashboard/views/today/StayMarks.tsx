import type { Attention, TodayStay } from '../../../../contract/dashboard/today.ts';
import { useFormats } from '../../../i18n/index.ts';
import type { IconName } from '../../../ui/Icon.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './day.css.ts';
import { Mark } from './Mark.tsx';
import { getNeeds, type DayPart, type Need } from './stayNeeds.ts';

interface Props {
  stay: TodayStay;
  part: DayPart;
  /** The tasks of the stay, some of which may be late. */
  tasks: readonly Attention[];
}

const icons: Record<Need, IconName> = { registration: 'family', payment: 'alert', arrivalTime: 'clock' };

/** The missing parts of a stay, or a mark for a complete one. */
export function StayMarks({ stay, part, tasks }: Props) {
  const text = useText();
  const { money } = useFormats();
  const needs = getNeeds(stay, part);
  const hasLate = (kind: Attention['kind']) =>
    tasks.some((task) => task.kind === kind && task.urgency === 'late');
  const isLate: Record<Need, boolean> = {
    registration: hasLate('bulletins'),
    payment: hasLate('unpaid'),
    arrivalTime: false,
  };
  const texts: Record<Need, string> = {
    registration: text(
      stay.registration === 'reopened' ? 'dashboard.registrations.reopened' : 'dashboard.today.notRegistered',
    ),
    payment: text(isLate.payment ? 'dashboard.today.overdue' : 'dashboard.today.due', {
      amount: stay.due === null ? '' : money(stay.due),
    }),
    arrivalTime: text('dashboard.today.noArrivalTime'),
  };
  return (
    <ul className={css.marks}>
      {needs.length === 0 && (
        <li>
          <Mark tone="ready" icon="done" text={text('dashboard.today.complete')} />
        </li>
      )}
      {needs.map((need) => (
        <li key={need}>
          <Mark tone={isLate[need] ? 'late' : 'missing'} icon={icons[need]} text={texts[need]} />
        </li>
      ))}
    </ul>
  );
}
