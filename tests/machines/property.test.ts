import { describe } from 'vitest';
import { propertyModel } from '../../machines/property/property.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { propertyRules } from './rules/property.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('a property', () => {
  keepsItsRules(propertyModel, propertyRules);
  keepsTheLaws(propertyModel);
});
