import type { ReactNode } from 'react';
import * as css from './ErrorView.css.ts';

interface Props {
  title: string;
  text: string;
  /** What can still be done. */
  children?: ReactNode;
}

/** Why a page cannot show what it is for, and what can be done. */
export const PageProblem = ({ title, text, children }: Props) => (
  <div className={css.page} role="alert">
    <h1 className={css.title}>{title}</h1>
    <p className={css.body}>{text}</p>
    {children !== undefined && <div className={css.actions}>{children}</div>}
  </div>
);
