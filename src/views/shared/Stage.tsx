import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import * as parts from './parts.css.ts';
import { StepHeading } from './StepHeading.tsx';

interface Props {
  icon: IconName | 'waiting';
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A moment that fills the step: something happens, happened, or failed. */
export const Stage = ({ icon, title, text, children }: Props) => (
  <div className={parts.stage} role={icon === 'waiting' ? 'status' : undefined}>
    <span className={parts.bigMark}>
      {icon === 'waiting' ? <Spinner /> : <Icon name={icon} size="large" />}
    </span>
    <StepHeading className={parts.stageTitle}>{title}</StepHeading>
    {text !== undefined && <p className={parts.lead}>{text}</p>}
    {children}
  </div>
);
