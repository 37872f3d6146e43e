import type { PaymentMethod } from '../../../contract/schemas/quote.ts';

/** The result of a payment with a card. */
export type CardBehaviour = 'succeeds' | 'declined' | 'asks' | 'slow';

export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  /** The result of a later charge without the cardholder. */
  later: 'paid' | 'declined' | 'authentication-required';
}

/** Test cards with special behaviour; every other valid number succeeds. */
export const testCards = {
  success: { number: '4242424242424242', behaviour: 'succeeds', later: 'paid' },
  decline: { number: '4000000000000002', behaviour: 'declined', later: 'declined' },
  authentication: { number: '4000002500003155', behaviour: 'asks', later: 'authentication-required' },
  laterDecline: { number: '4000000000000341', behaviour: 'succeeds', later: 'declined' },
  slow: { number: '4000000000000077', behaviour: 'slow', later: 'paid' },
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

export const isTestCardName = (name: string | undefined): name is TestCardName =>
  name !== undefined && Object.hasOwn(testCards, name);

/** The ways to pay that guests read before the order. */
export const testMethods: readonly PaymentMethod[] = [{ name: 'Visa' }, { name: 'Mastercard' }];

const ordinary: TestCard = testCards.success;

/** Returns the behaviour of the card with this number. */
export const getCard = (number: string): TestCard =>
  Object.values<TestCard>(testCards).find((card) => card.number === number) ?? ordinary;

/** Returns the result of later charges of a card by its last four digits. */
export const laterOutcome = (last4: string) =>
  (Object.values<TestCard>(testCards).find((card) => card.number.endsWith(last4)) ?? ordinary).later;

/** Returns the brand by the number's first digits. */
export function getBrand(number: string) {
  if (number.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'Mastercard';
  if (/^3[47]/.test(number)) return 'American Express';
  return 'Card';
}

/** Whether the check digit is valid (ISO/IEC 7812-1, annex B: the Luhn formula). */
export function isCardNumber(number: string) {
  if (!/^\d{13,19}$/.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < number.length; place += 1) {
    const value = Number(number[number.length - 1 - place]) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Formats the number in groups of four, as on the card. */
export const inGroups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
