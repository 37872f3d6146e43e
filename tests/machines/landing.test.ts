import { describe } from 'vitest';
import { landingModel } from '../../machines/landing/landing.model.ts';
import { testLaws } from './laws/testLaws.ts';

import { landingRules } from './rules/landing.rules.ts';
import { testRules } from './rules/testRules.ts';

describe('the first page', () => {
  testRules(landingModel, landingRules);
  testLaws(landingModel, { failureDescriptions: { notSearched: 'Only the search has failed.' } });
});
