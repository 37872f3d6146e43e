import { describe } from 'vitest';
import { landingChart } from '../../machines/landing/landing.chart.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { landingRules } from './rules/landing.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the first page', () => {
  keepsItsRules(landingChart, landingRules);
  keepsTheLaws(landingChart);
});
