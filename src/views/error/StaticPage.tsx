import type { ReactNode } from 'react';
import { useSite } from '../../frame/site.ts';
import '../../theme/base.css.ts';
import * as layout from '../../kit/layout.css.ts';
import * as css from '../../kit/pageProblem.css.ts';

interface Props {
  title: string;
  /** The paragraphs of the page. */
  lines: readonly string[];
  /** Links to where the visitor can go next. */
  children: ReactNode;
}

/** A page without navigation and scripts, which replaces one that cannot be shown. */
export function StaticPage({ title, lines, children }: Props) {
  const { settings } = useSite();
  return (
    <div className={layout.page}>
      <header className={layout.header}>
        <p className={layout.wordmark}>{settings.productName}</p>
      </header>
      <main id="main" className={css.page}>
        <h1 className={css.title}>{title}</h1>
        {lines.map((line) => (
          <p key={line} className={css.body}>
            {line}
          </p>
        ))}
        <div className={css.actions}>{children}</div>
      </main>
    </div>
  );
}
