import { describe } from 'vitest';
import { reservationModel } from '../../machines/reservation/reservation.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { reservationRules } from './rules/reservation.rules.ts';
import { testRules } from './rules/testRules.ts';

const particulars: LawOptions = {
  failureDescriptions: { linkIncomplete: 'The address lacks a part.' },
  waitFor: { 'loading.readingLink': 'the guest’s browser, which alone knows the whole link' },
};

describe('a reservation', () => {
  testRules(reservationModel, reservationRules);
  testLaws(reservationModel, particulars);
});
