import { describe } from 'vitest';
import { landingModel } from '../../machines/landing/landing.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';

import { landingRules } from './rules/landing.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

describe('the first page', () => {
  keepsItsRules(landingModel, landingRules);
  keepsTheLaws(landingModel, { sayWhyThemselves: { notSearched: 'Only the search has failed.' } });
});
