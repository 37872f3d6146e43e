import { useRef, type ReactNode } from 'react';
import { useBarHeight } from '../../kit/useBarHeight.ts';
import { statusText } from './reservation.css.ts';

/** A line at the bottom of the window that says how old the data is. */
export function StatusHeading({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLParagraphElement>(null);
  useBarHeight(strip);
  return (
    <p ref={strip} role="status" className={statusText}>
      {children}
    </p>
  );
}
