import { describe } from 'vitest';
import { examplesModel } from '../../../machines/dashboard/examples/examples.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { examplesRules } from '../rules/dashboard/examples.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the example stays', () => {
  testRules(examplesModel, examplesRules);
  testLaws(examplesModel);
});
