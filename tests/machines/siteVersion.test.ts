import { describe } from 'vitest';
import { siteVersionModel } from '../../machines/siteVersion/siteVersion.model.ts';
import { testLaws } from './laws/testLaws.ts';
import { testRules } from './rules/testRules.ts';
import { siteVersionRules } from './rules/siteVersion.rules.ts';

describe('the version of a tab', () => {
  testRules(siteVersionModel, siteVersionRules);
  testLaws(siteVersionModel);
});
