import { describe } from 'vitest';
import { clientAuthModel } from '../../machines/clientAuth/clientAuth.model.ts';
import { testLaws } from './laws/testLaws.ts';

import { clientAuthRules } from './rules/clientAuth.rules.ts';
import { testRules } from './rules/testRules.ts';

describe('the application’s authentication', () => {
  testRules(clientAuthModel, clientAuthRules);
  testLaws(clientAuthModel);
});
