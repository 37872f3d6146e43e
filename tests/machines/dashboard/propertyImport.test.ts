import { describe } from 'vitest';
import { propertyImportModel } from '../../../machines/dashboard/propertyImport/propertyImport.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { propertyImportRules } from '../rules/dashboard/propertyImport.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the import of a property', () => {
  testRules(propertyImportModel, propertyImportRules);
  testLaws(propertyImportModel);
});
