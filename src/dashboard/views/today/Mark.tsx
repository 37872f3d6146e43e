import { Icon, type IconName } from '../../../ui/Icon.tsx';
import * as css from './day.css.ts';

interface Props {
  tone: keyof typeof css.mark;
  icon: IconName;
  text: string;
}

/** A state that differs from others by its icon and words as well as by its colour. */
export const Mark = ({ tone, icon, text }: Props) => (
  <span className={css.mark[tone]}>
    <Icon name={icon} size="small" />
    <span>{text}</span>
  </span>
);
