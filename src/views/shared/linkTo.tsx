import type { ReactNode } from 'react';

/** Draws what stands within a text as a link. */
export const linkTo = (href: string) =>
  function LinkWithin(chunks: ReactNode[]) {
    return (
      <a key={href} href={href}>
        {chunks}
      </a>
    );
  };
