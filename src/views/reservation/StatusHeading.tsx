import { useRef, type ReactNode } from 'react';
import { useBarHeight } from '../shared/useBarHeight.ts';
import { statusText } from './reservation.css.ts';

/** Says how old what is shown is: at the foot of the window, wherever one reads. */
export function StatusHeading({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLParagraphElement>(null);
  useBarHeight(strip);
  return (
    <p ref={strip} role="status" className={statusText}>
      {children}
    </p>
  );
}
