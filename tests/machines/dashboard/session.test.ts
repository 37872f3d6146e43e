import { describe } from 'vitest';
import { sessionModel } from '../../../machines/dashboard/session/session.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { sessionRules } from '../rules/dashboard/session.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the session of the dashboard', () => {
  testRules(sessionModel, sessionRules);
  testLaws(sessionModel);
});
