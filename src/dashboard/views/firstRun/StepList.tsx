import { Link } from 'wouter';
import type { StepProgress } from '../../../../contract/dashboard/firstRun.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { useText } from '../../i18n/index.ts';
import type { ProgressProps } from './FirstRunProps.ts';
import * as css from './firstRun.css.ts';
import { getStepAddress } from './stepAddress.ts';

/** A step with its number, or a check mark, and its state in words. */
function StepRow({
  step,
  place,
  progress,
}: { step: StepProgress; place: number } & Pick<ProgressProps, 'progress'>) {
  const text = useText();
  const { isDone, errors } = step;
  const isNext = progress.next === step.step;
  const name = text(`dashboard.welcome.step.${step.step}`);
  const address = getStepAddress(progress, step.step);
  const state = isDone
    ? text('dashboard.welcome.done')
    : isNext
      ? text('dashboard.welcome.current')
      : errors > 0
        ? text('dashboard.editor.todo', { count: errors })
        : undefined;
  return (
    <li className={css.step} aria-current={isNext ? 'step' : undefined}>
      <span className={isDone ? css.mark.done : isNext ? css.mark.next : css.mark.later} aria-hidden>
        {isDone ? <Icon name="check" size="small" /> : place}
      </span>
      <span className={css.name}>{address === undefined ? name : <Link href={address}>{name}</Link>}</span>
      {state !== undefined && <span className={css.state}>{state}</span>}
    </li>
  );
}

/** All steps, in their order. */
export function StepList({ progress }: ProgressProps) {
  const text = useText();
  return (
    <section aria-labelledby="all-steps">
      <h2 id="all-steps" className={hidden}>
        {text('dashboard.welcome.steps')}
      </h2>
      <ol className={css.steps}>
        {progress.steps.map((step, index) => (
          <StepRow key={step.step} step={step} place={index + 1} progress={progress} />
        ))}
      </ol>
    </section>
  );
}
