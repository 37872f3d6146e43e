import { describe } from 'vitest';
import { newCalendarModel } from '../../../machines/dashboard/newCalendar/newCalendar.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { newCalendarRules } from '../rules/dashboard/newCalendar.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a new calendar', () => {
  testRules(newCalendarModel, newCalendarRules);
  testLaws(newCalendarModel);
});
