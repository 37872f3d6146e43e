import type { ReactNode } from 'react';

/** Text that translation tools must not change: prices, numbers, codes, addresses and names. */
export const Verbatim = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;
