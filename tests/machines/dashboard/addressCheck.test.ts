import { describe } from 'vitest';
import { addressCheckModel } from '../../../machines/dashboard/addressCheck/addressCheck.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { addressCheckRules } from '../rules/dashboard/addressCheck.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the check of the public address', () => {
  testRules(addressCheckModel, addressCheckRules);
  testLaws(addressCheckModel);
});
