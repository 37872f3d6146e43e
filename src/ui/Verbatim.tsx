import type { ReactNode } from 'react';

/** The most characters of a number that stays on one line if it fits, such as a telephone number with its prefix. */
const longestNumber = 24;

const isNumber = (content: ReactNode) =>
  typeof content === 'string' && content.length <= longestNumber && /\d/.test(content);

/** Text that translation tools must not change: prices, numbers, codes, addresses and names. */
export const Verbatim = ({ children }: { children: ReactNode }) => (
  <span translate="no" data-whole={isNumber(children) || undefined}>
    {children}
  </span>
);
