import { describe } from 'vitest';
import { registrationsModel } from '../../../machines/dashboard/registrations/registrations.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { registrationsRules } from '../rules/dashboard/registrations.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page about registrations', () => {
  testRules(registrationsModel, registrationsRules);
  testLaws(registrationsModel);
});
