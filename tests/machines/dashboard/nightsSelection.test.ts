import { describe } from 'vitest';
import { nightsSelectionModel } from '../../../machines/dashboard/nightsSelection/nightsSelection.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { nightsSelectionRules } from '../rules/dashboard/nightsSelection.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the selection of nights', () => {
  testRules(nightsSelectionModel, nightsSelectionRules);
  testLaws(nightsSelectionModel, { failureDescriptions: outcomeDescriptions });
});
