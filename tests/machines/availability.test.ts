import { describe } from 'vitest';
import { availabilityModel } from '../../machines/availability/availability.model.ts';
import { testLaws } from './laws/testLaws.ts';

import { availabilityRules } from './rules/availability.rules.ts';
import { testRules } from './rules/testRules.ts';

describe('the calendar', () => {
  testRules(availabilityModel, availabilityRules);
  testLaws(availabilityModel);
});
