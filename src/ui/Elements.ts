import type { ReactElement } from 'react';

/**
 * Content without text nodes of its own, which can therefore be next to elements that appear and disappear. The rule
 * `estadia/text-apart` (scripts/lint) accepts a property of this type where it rejects a `ReactNode`.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
