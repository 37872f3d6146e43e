import { describe } from 'vitest';
import { alternativesModel } from '../../machines/alternatives/alternatives.model.ts';
import { testLaws } from './laws/testLaws.ts';
import { alternativesRules } from './rules/alternatives.rules.ts';
import { testRules } from './rules/testRules.ts';

describe('other properties for taken dates', () => {
  testRules(alternativesModel, alternativesRules);
  testLaws(alternativesModel);
});
