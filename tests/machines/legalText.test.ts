import { describe } from 'vitest';
import { legalTextModel } from '../../machines/legalText/legalText.model.ts';
import { testLaws } from './laws/testLaws.ts';
import { testRules } from './rules/testRules.ts';
import { legalTextRules } from './rules/legalText.rules.ts';

describe('a legal text', () => {
  testRules(legalTextModel, legalTextRules);
  testLaws(legalTextModel);
});
