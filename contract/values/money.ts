/** An amount of money in integer cents, with its ISO 4217 currency. A discount is negative. */
export interface Money {
  amount: number;
  currency: 'EUR';
}
