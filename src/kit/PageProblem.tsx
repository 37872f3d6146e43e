import { useRef, type ReactNode } from 'react';
import { useScrollIntoView } from '../ui/useScrollIntoView.ts';
import * as css from './pageProblem.css.ts';

interface Props {
  /** One or two words above the title. */
  kicker?: string;
  title: string;
  text: string;
  /** The actions that the page offers. */
  children?: ReactNode;
}

/** Explains why a page cannot show its content, and offers actions. */
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
