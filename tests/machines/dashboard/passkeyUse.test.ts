import { describe } from 'vitest';
import { passkeyUseModel } from '../../../machines/dashboard/passkeyUse/passkeyUse.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { passkeyUseRules } from '../rules/dashboard/passkeyUse.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the use of a passkey', () => {
  testRules(passkeyUseModel, passkeyUseRules);
  testLaws(passkeyUseModel);
});
