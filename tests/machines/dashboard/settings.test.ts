import { describe } from 'vitest';
import { settingsModel } from '../../../machines/dashboard/settings/settings.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { settingsRules } from '../rules/dashboard/settings.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the list of settings', () => {
  testRules(settingsModel, settingsRules);
  testLaws(settingsModel);
});
