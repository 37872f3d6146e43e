/** The result of a card while its holder pays, and of a later charge. */
export interface Card {
  number: string;
  now: 'succeeds' | 'declined' | 'asks';
  later: 'paid' | 'declined' | 'authentication-required';
}

/** Cards of Stripe's published list of test cards, by the names of their tokens. */
export const stripeCards = {
  pm_card_visa: { number: '4242424242424242', now: 'succeeds', later: 'paid' },
  pm_card_visa_chargeDeclined: { number: '4000000000000002', now: 'declined', later: 'declined' },
  /** Asks its holder each time: a later charge is declined with `authentication_required`. */
  pm_card_authenticationRequired: {
    number: '4000002760003184',
    now: 'asks',
    later: 'authentication-required',
  },
  /** Asks its holder once, when it is saved. */
  pm_card_authenticationRequiredOnSetup: { number: '4000002500003155', now: 'asks', later: 'paid' },
  /** Can be saved, and is declined when it is charged. */
  pm_card_chargeCustomerFail: { number: '4000000000000341', now: 'succeeds', later: 'declined' },
} as const satisfies Record<string, Card>;

export const findCardByNumber = (number: string): Card | undefined =>
  Object.values<Card>(stripeCards).find((card) => card.number === number);

export const findCardByToken = (token: string): Card | undefined =>
  Object.hasOwn(stripeCards, token) ? stripeCards[token as keyof typeof stripeCards] : undefined;
