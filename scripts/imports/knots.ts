import type { Pair } from './folders.ts';

/** Folders that still import each other. None is added, and one that is untied leaves the list. */
export const knots: readonly Pair[] = [];
