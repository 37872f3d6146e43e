import { describe } from 'vitest';
import { propertyModel } from '../../machines/property/property.model.ts';
import { testLaws } from './laws/testLaws.ts';

import { propertyRules } from './rules/property.rules.ts';
import { testRules } from './rules/testRules.ts';

describe('a property', () => {
  testRules(propertyModel, propertyRules);
  testLaws(propertyModel);
});
