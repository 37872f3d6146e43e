import { useLayoutEffect, useRef } from 'react';
import { focusPage } from '../../../frame/focusPage.ts';
import * as shared from '../../../kit/shared.css.ts';
import * as css from './layout.css.ts';

/**
 * A page with a short message while the host answers, or while the code of a page is loaded. If it has the focus when the
 * page replaces it, the heading of that page receives the focus.
 */
export function Waiting({ about, children }: { about?: string; children: string }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    return () => {
      if (element?.contains(document.activeElement)) requestAnimationFrame(focusPage);
    };
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1} className={css.mainAlone}>
      <div role="status">
        <h1 className={css.title}>{children}</h1>
        {about !== undefined && <p className={shared.lead}>{about}</p>}
      </div>
    </main>
  );
}
