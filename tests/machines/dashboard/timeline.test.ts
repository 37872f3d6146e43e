import { describe } from 'vitest';
import { timelineModel } from '../../../machines/dashboard/timeline/timeline.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { timelineRules } from '../rules/dashboard/timeline.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the calendar of all properties', () => {
  testRules(timelineModel, timelineRules);
  testLaws(timelineModel);
});
