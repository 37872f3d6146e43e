import { describe } from 'vitest';
import { clientAuthModel } from '../../machines/clientAuth/clientAuth.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { clientAuthRules } from './rules/clientAuth.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the application’s authentication', () => {
  keepsItsRules(clientAuthModel, clientAuthRules);
  keepsTheLaws(clientAuthModel);
});
