import { describe } from 'vitest';
import { availabilityChart } from '../../machines/availability/availability.chart.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { availabilityRules } from './rules/availability.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the calendar', () => {
  keepsItsRules(availabilityChart, availabilityRules);
  keepsTheLaws(availabilityChart);
});
