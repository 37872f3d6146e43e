import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../../ui/Elements.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as css from './propertyEditor.css.ts';

interface Props {
  title: string;
  /** The values of the fields, in one line. */
  summary: string;
  /** Opens the fields when it becomes true. The person can close them. */
  isOpen: boolean;
  /** Whether the person has just added them. They are open, and their title has the focus. */
  isNew: boolean;
  children: Elements;
}

/** The fields of an item or a block, which its title opens. */
export function Fold({ title, summary, isOpen, isNew, children }: Props) {
  const heading = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen || isNew);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <details className={css.fold} open={wasOpened}>
      <summary ref={heading} className={css.foldTitle}>
        <span className={css.itemTitle}>{title}</span>
        <Icon name="down" size="small" />
        {summary !== '' && <span className={css.foldSummary}>{summary}</span>}
      </summary>
      <fieldset className={css.folded} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}
