import type { ReactNode } from 'react';

/** What a translator must leave as it is: prices, numbers, codes, addresses and names. */
export const Verbatim = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;
