import { describe } from 'vitest';
import { reservationModel } from '../../machines/reservation/reservation.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import type { Particulars } from './laws/particulars.ts';
import { reservationRules } from './rules/reservation.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

const particulars: Particulars = {
  sayWhyThemselves: { linkIncomplete: 'The address lacks a part.' },
  waitFor: { 'loading.readingLink': 'the guest’s browser, which alone knows the whole link' },
};

describe('a reservation', () => {
  keepsItsRules(reservationModel, reservationRules);
  keepsTheLaws(reservationModel, particulars);
});
