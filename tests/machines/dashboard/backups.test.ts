import { describe } from 'vitest';
import { backupsModel } from '../../../machines/dashboard/backups/backups.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { backupsRules } from '../rules/dashboard/backups.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about backups', () => {
  testRules(backupsModel, backupsRules);
  testLaws(backupsModel, {
    failureDescriptions: {
      'shown.rejected': 'The host refused the last attempt, and has sent the backups since.',
      'shown.unconfirmed':
        'The answer to the attempt is missing, although the host has sent the backups since.',
    },
  });
});
