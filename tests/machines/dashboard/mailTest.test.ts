import { describe } from 'vitest';
import { mailTestModel } from '../../../machines/dashboard/mailTest/mailTest.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { mailTestRules } from '../rules/dashboard/mailTest.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a test e-mail', () => {
  testRules(mailTestModel, mailTestRules);
  testLaws(mailTestModel);
});
