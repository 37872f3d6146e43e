import { describe } from 'vitest';
import { siteVersionModel } from '../../machines/siteVersion/siteVersion.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';
import { siteVersionRules } from './rules/siteVersion.rules.ts';

describe('the version of a tab', () => {
  keepsItsRules(siteVersionModel, siteVersionRules);
  keepsTheLaws(siteVersionModel);
});
