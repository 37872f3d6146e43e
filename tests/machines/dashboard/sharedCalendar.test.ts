import { describe } from 'vitest';
import { sharedCalendarModel } from '../../../machines/dashboard/sharedCalendar/sharedCalendar.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { sharedCalendarRules } from '../rules/dashboard/sharedCalendar.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the address of a property’s calendar', () => {
  testRules(sharedCalendarModel, sharedCalendarRules);
  testLaws(sharedCalendarModel);
});
