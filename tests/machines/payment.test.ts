import { describe } from 'vitest';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import type { Particulars } from './laws/particulars.ts';
import { paymentRules } from './rules/payment.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

const particulars: Particulars = {
  waitFor: { loading: 'the reservation, which tells how it stands' },
};

describe('a payment', () => {
  keepsItsRules(paymentModel, paymentRules);
  keepsTheLaws(paymentModel, particulars);
});
