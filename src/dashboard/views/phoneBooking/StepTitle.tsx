import type { FormStep } from '../../../../machines/dashboard/phoneBooking/findStepViolations.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './phoneBooking.css.ts';

const steps: readonly FormStep[] = ['stay', 'guest', 'payment'];

/** The heading of a step, with its number. */
export function StepTitle({ step, id }: { step: FormStep; id?: string }) {
  const text = useText();
  const name = text(`dashboard.booking.step.${step}`);
  return (
    <h2 {...(id !== undefined && { id })} className={css.step}>
      {text('dashboard.booking.step', { step: steps.indexOf(step) + 1, name })}
    </h2>
  );
}
