import { describe } from 'vitest';
import { propertyListModel } from '../../../machines/dashboard/propertyList/propertyList.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { propertyListRules } from '../rules/dashboard/propertyList.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the list of properties', () => {
  testRules(propertyListModel, propertyListRules);
  testLaws(propertyListModel);
});
