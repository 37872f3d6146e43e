import { readPathRequest } from 'statechart-atlas/playwright';

/** The property of a walk: its own, or the requested one of another site. */
export const getProperty = (own: string): string => readPathRequest()?.subject ?? own;
