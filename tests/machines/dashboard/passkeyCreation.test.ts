import { describe } from 'vitest';
import { passkeyCreationModel } from '../../../machines/dashboard/passkeyCreation/passkeyCreation.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { passkeyCreationRules } from '../rules/dashboard/passkeyCreation.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the creation of a passkey', () => {
  testRules(passkeyCreationModel, passkeyCreationRules);
  testLaws(passkeyCreationModel);
});
