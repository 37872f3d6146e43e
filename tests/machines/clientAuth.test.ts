import { describe } from 'vitest';
import { clientAuthChart } from '../../machines/clientAuth/clientAuth.chart.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { clientAuthRules } from './rules/clientAuth.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the application’s authentication', () => {
  keepsItsRules(clientAuthChart, clientAuthRules);
  keepsTheLaws(clientAuthChart);
});
