import { describe } from 'vitest';
import { stayImportModel } from '../../../machines/dashboard/stayImport/stayImport.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { stayImportRules } from '../rules/dashboard/stayImport.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the import of stays', () => {
  testRules(stayImportModel, stayImportRules);
  testLaws(stayImportModel);
});
