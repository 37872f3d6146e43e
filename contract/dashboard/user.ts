import { line } from '../schemas/guest.ts';
import { means } from '../schemas/means.ts';

/** The name of a person who has access. */
export const userName = means(line(80), 'The name of the person.');
