import { describe } from 'vitest';
import { settingsFormModel } from '../../../machines/dashboard/settingsForm/settingsForm.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { settingsFormRules } from '../rules/dashboard/settingsForm.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a form of the settings', () => {
  testRules(settingsFormModel, settingsFormRules);
  testLaws(settingsFormModel, { failureDescriptions: outcomeDescriptions });
});
