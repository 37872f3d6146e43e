import { describe } from 'vitest';
import { passkeysModel } from '../../../machines/dashboard/passkeys/passkeys.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { passkeysRules } from '../rules/dashboard/passkeys.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the own passkeys', () => {
  testRules(passkeysModel, passkeysRules);
  testLaws(passkeysModel);
});
