import { describe } from 'vitest';
import { accessModel } from '../../../machines/dashboard/access/access.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { accessRules } from '../rules/dashboard/access.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about access', () => {
  testRules(accessModel, accessRules);
  testLaws(accessModel);
});
