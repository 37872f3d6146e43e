import { describe } from 'vitest';
import { reservationDeskModel } from '../../../machines/dashboard/reservationDesk/reservationDesk.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { reservationDeskRules } from '../rules/dashboard/reservationDesk.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page of one reservation', () => {
  testRules(reservationDeskModel, reservationDeskRules);
  testLaws(reservationDeskModel);
});
