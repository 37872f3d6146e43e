import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import * as css from './Notice.css.ts';

export type Tone = keyof typeof css.notice;

export const icons: Record<Tone, IconName> = {
  info: 'info',
  success: 'done',
  warning: 'alert',
  error: 'alert',
};

interface Props {
  tone: Tone;
  title: string;
  children?: ReactNode;
  /** Whether screen readers announce it when it appears. Set for changes while the guest is on the page. */
  isLive?: boolean;
}

/** A message within the page. */
export const Notice = ({ tone, title, children, isLive = false }: Props) => (
  <div className={css.notice[tone]} role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}>
    <span className={css.mark[tone]}>
      <Icon name={icons[tone]} />
    </span>
    <p className={css.title}>{title}</p>
    {children !== undefined && <div className={css.body}>{children}</div>}
  </div>
);
