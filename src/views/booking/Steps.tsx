import { useText } from '../../i18n/index.ts';
import * as css from './shared/booking.css.ts';

const steps = ['dates', 'form', 'otp', 'redirecting'] as const;
export type Step = (typeof steps)[number];

/** Shows the guest's progress through the steps. */
export function Steps({ current }: { current: Step }) {
  const text = useText();
  const currentIndex = steps.indexOf(current);
  return (
    <ol className={css.steps} aria-label={text('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-done={index < currentIndex ? '' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {text(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
