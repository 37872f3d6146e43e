import { describe } from 'vitest';
import { propertyChart } from '../../machines/property/property.chart.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { propertyRules } from './rules/property.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('a property', () => {
  keepsItsRules(propertyChart, propertyRules);
  keepsTheLaws(propertyChart);
});
