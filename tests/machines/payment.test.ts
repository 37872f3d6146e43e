import { describe } from 'vitest';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { paymentRules } from './rules/payment.rules.ts';
import { testRules } from './rules/testRules.ts';

const particulars: LawOptions = {
  waitFor: { loading: 'the reservation with its status' },
};

describe('a payment', () => {
  testRules(paymentModel, paymentRules);
  testLaws(paymentModel, particulars);
});
