import * as v from 'valibot';
import { block, wholeNumber, yesOrNo } from './fields.ts';
import { issueMessage } from './issues.ts';

const lastAge = wholeNumber(0, 17);

/** The guests who are counted separately from adults, and whether babies count as guests. */
export const ageGroups = v.pipe(
  block({
    children: v.optional(block({ toAge: lastAge })),
    babies: v.optional(block({ toAge: lastAge, countAsGuests: yesOrNo, max: wholeNumber(1, 10) })),
  }),
  v.check(
    ({ children, babies }) => children !== undefined || babies !== undefined,
    issueMessage('ageGroupsMissing'),
  ),
  v.check(
    ({ children, babies }) => !children || !babies || babies.toAge < children.toAge,
    issueMessage('ageGroupsOverlap', { babies: ['babies', 'toAge'], children: ['children', 'toAge'] }),
  ),
);
