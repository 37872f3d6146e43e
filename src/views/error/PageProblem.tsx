import { useRef, type ReactNode } from 'react';
import { useScrollIntoView } from '../../ui/useScrollIntoView.ts';
import * as css from './ErrorView.css.ts';

interface Props {
  /** What it is, in a word or two, over the title. */
  kicker?: string;
  title: string;
  text: string;
  /** What can still be done. */
  children?: ReactNode;
}

/** Why a page cannot show what it is for, and what can be done. */
export function PageProblem({ kicker, title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useScrollIntoView(box);
  return (
    <div ref={box} className={css.page} role="alert" tabIndex={-1}>
      {kicker !== undefined && <p className={css.status}>{kicker}</p>}
      <h1 className={css.title}>{title}</h1>
      <p className={css.body}>{text}</p>
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </div>
  );
}
