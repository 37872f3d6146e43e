import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { lead } from '../../kit/shared.css.ts';
import * as css from './StatusPanel.css.ts';
import { StepHeading } from './StepHeading.tsx';
import type { Elements } from '../../ui/Elements.ts';

interface Props {
  icon: IconName | 'waiting';
  title: string;
  text?: string;
  children?: Elements;
}

/** A status that fills the step: something is in progress, has finished, or has failed. */
export const StatusPanel = ({ icon, title, text, children }: Props) => (
  <div className={css.panel} role={icon === 'waiting' ? 'status' : undefined}>
    <span className={icon === 'alert' ? css.alertMark : css.mark}>
      {icon === 'waiting' ? <Spinner /> : <Icon name={icon} size="large" />}
    </span>
    <StepHeading className={css.title}>{title}</StepHeading>
    {text !== undefined && <p className={lead}>{text}</p>}
    {children}
  </div>
);
