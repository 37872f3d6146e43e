import { useId, type ReactNode } from 'react';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import * as css from './desk.css.ts';

interface CardProps {
  title: string;
  children: Elements;
}

/** A part of the page with its heading. */
export function DeskCard({ title, children }: CardProps) {
  const id = useId();
  return (
    <section className={shared.card} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A name with its value. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
