import { describe } from 'vitest';
import { reservationListModel } from '../../../machines/dashboard/reservationList/reservationList.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { reservationListRules } from '../rules/dashboard/reservationList.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the list of reservations', () => {
  testRules(reservationListModel, reservationListRules);
  testLaws(reservationListModel);
});
