import type { ReactNode } from 'react';
import { standing } from './reservation.css.ts';

/** Says how old what is shown is: at the foot of the window, wherever one reads. */
export const Standing = ({ children }: { children: ReactNode }) => (
  <p role="status" className={standing}>
    {children}
  </p>
);
