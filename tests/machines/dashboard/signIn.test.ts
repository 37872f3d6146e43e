import { describe } from 'vitest';
import { signInModel } from '../../../machines/dashboard/signIn/signIn.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { signInRules } from '../rules/dashboard/signIn.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('sign-in to the dashboard', () => {
  testRules(signInModel, signInRules);
  testLaws(signInModel);
});
