import { describe } from 'vitest';
import { availabilityModel } from '../../machines/availability/availability.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { availabilityRules } from './rules/availability.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the calendar', () => {
  keepsItsRules(availabilityModel, availabilityRules);
  keepsTheLaws(availabilityModel);
});
