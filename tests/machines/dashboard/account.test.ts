import { describe } from 'vitest';
import { accountModel } from '../../../machines/dashboard/account/account.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { accountRules } from '../rules/dashboard/account.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about one’s own sessions', () => {
  testRules(accountModel, accountRules);
  testLaws(accountModel);
});
