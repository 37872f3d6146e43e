import { describe } from 'vitest';
import { firstRunModel } from '../../../machines/dashboard/firstRun/firstRun.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { firstRunRules } from '../rules/dashboard/firstRun.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the first steps of an owner', () => {
  testRules(firstRunModel, firstRunRules);
  testLaws(firstRunModel);
});
