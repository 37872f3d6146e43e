import { describe } from 'vitest';
import { shellModel } from '../../machines/shell/shell.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';
import { shellRules } from './rules/shell.rules.ts';

describe('the shell of a tab', () => {
  keepsItsRules(shellModel, shellRules);
  keepsTheLaws(shellModel);
});
