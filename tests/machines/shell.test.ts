import { describe } from 'vitest';
import { shellModel } from '../../machines/shell/shell.model.ts';
import { testLaws } from './laws/testLaws.ts';
import { testRules } from './rules/testRules.ts';
import { shellRules } from './rules/shell.rules.ts';

describe('the shell of a tab', () => {
  testRules(shellModel, shellRules);
  testLaws(shellModel);
});
