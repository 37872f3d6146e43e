import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import * as css from '../booking.css.ts';
import { StepHeading } from '../StepHeading.tsx';

interface Props {
  icon: IconName | 'waiting';
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A moment that fills the step: something happens, happened, or failed. */
export const Stage = ({ icon, title, text, children }: Props) => (
  <div className={css.stage} role={icon === 'waiting' ? 'status' : undefined}>
    <span className={css.bigMark}>
      {icon === 'waiting' ? <Spinner /> : <Icon name={icon} size="large" />}
    </span>
    <StepHeading className={css.stageTitle}>{title}</StepHeading>
    {text !== undefined && <p className={css.lead}>{text}</p>}
    {children}
  </div>
);
