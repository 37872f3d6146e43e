import { describe } from 'vitest';
import { legalTextModel } from '../../machines/legalText/legalText.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';
import { legalTextRules } from './rules/legalText.rules.ts';

describe('a legal text', () => {
  keepsItsRules(legalTextModel, legalTextRules);
  keepsTheLaws(legalTextModel);
});
