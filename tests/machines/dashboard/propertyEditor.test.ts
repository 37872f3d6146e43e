import { describe } from 'vitest';
import { propertyEditorModel } from '../../../machines/dashboard/propertyEditor/propertyEditor.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { propertyEditorRules } from '../rules/dashboard/propertyEditor.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the editor of a property', () => {
  testRules(propertyEditorModel, propertyEditorRules);
  testLaws(propertyEditorModel);
});
