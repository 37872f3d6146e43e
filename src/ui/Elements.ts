import type { ReactElement } from 'react';

/**
 * Content without text nodes of its own, so that it may stand next to elements that come and go: the rule
 * `estadia/text-apart` (scripts/lint) accepts a property of this type where it accepts no `ReactNode`.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
