import { describe } from 'vitest';
import { bulletinsModel } from '../../../machines/dashboard/bulletins/bulletins.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { bulletinsRules } from '../rules/dashboard/bulletins.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about bulletins', () => {
  testRules(bulletinsModel, bulletinsRules);
  testLaws(bulletinsModel);
});
