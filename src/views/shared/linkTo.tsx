import type { ReactNode } from 'react';

/** Returns a function that renders the tagged part of a message as a link. */
export const linkTo = (href: string) =>
  function LinkWithin(chunks: ReactNode[]) {
    return (
      <a key={href} href={href}>
        {chunks}
      </a>
    );
  };
