import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Whether the text stays on one line if it fits, such as a telephone number. */
  isWhole?: boolean;
}

/** Text that translation tools must not change: prices, numbers, codes, addresses and names. */
export const Verbatim = ({ children, isWhole }: Props) => (
  <span translate="no" data-whole={isWhole}>
    {children}
  </span>
);
