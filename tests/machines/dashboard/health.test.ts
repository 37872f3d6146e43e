import { describe } from 'vitest';
import { healthModel } from '../../../machines/dashboard/health/health.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { healthRules } from '../rules/dashboard/health.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about the health of the site', () => {
  testRules(healthModel, healthRules);
  testLaws(healthModel, {
    failureDescriptions: {
      'shown.rejected': 'The host refused the last attempt, and has sent the failed jobs since.',
      'shown.retryUnconfirmed':
        'The answer to the retry is missing, although the host has sent the failed jobs since.',
      'shown.repairUnconfirmed':
        'The answer to the correction is missing, although the host has sent its checks since.',
    },
  });
});
