import { testCards } from '../../server/sandbox/gateway/cards.ts';

/** The form of the sandbox's checkout page as a guest fills it in; the card can be paid with unless another is named. */
export const createCardForm = (
  number: string = testCards.success.number,
  about: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  number,
  expiry: `12 / ${(new Date().getUTCFullYear() + 2) % 100}`,
  cvc: '123',
  name: 'Maria Silva',
  ...about,
});
