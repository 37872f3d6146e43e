import { describe } from 'vitest';
import { propertyHistoryModel } from '../../../machines/dashboard/propertyHistory/propertyHistory.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { propertyHistoryRules } from '../rules/dashboard/propertyHistory.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the history of a property', () => {
  testRules(propertyHistoryModel, propertyHistoryRules);
  testLaws(propertyHistoryModel);
});
