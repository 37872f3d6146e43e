import { describe } from 'vitest';
import { newPropertyModel } from '../../../machines/dashboard/newProperty/newProperty.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { newPropertyRules } from '../rules/dashboard/newProperty.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a new property', () => {
  testRules(newPropertyModel, newPropertyRules);
  testLaws(newPropertyModel);
});
