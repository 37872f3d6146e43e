import * as v from 'valibot';
import { means } from '../schemas/means.ts';

/**
 * The roles of people: an owner may do everything; a manager everything except access; a cleaner sees dates and names, but no
 * money and no contact data; an accountant sees money, but no documents.
 */
export const roles = ['owner', 'manager', 'cleaner', 'accountant'] as const;
export type Role = (typeof roles)[number];

export const role = means(v.picklist(roles, 'invalid_choice'), 'What the person may do.');
