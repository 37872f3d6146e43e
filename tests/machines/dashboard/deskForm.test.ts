import { describe } from 'vitest';
import { deskFormModel } from '../../../machines/dashboard/deskForm/deskForm.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { deskFormRules } from '../rules/dashboard/deskForm.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a form about a reservation', () => {
  testRules(deskFormModel, deskFormRules);
  testLaws(deskFormModel, { failureDescriptions: outcomeDescriptions });
});
