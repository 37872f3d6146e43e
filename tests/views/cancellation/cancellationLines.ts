/** The refund, and what it is made of. */
export const refundLines = `
    Your refund
    €225.50
    50% of the €451.00 you have paid
    It is refunded to the card you paid with. How soon it shows depends on your bank.
  `;

/** The consequences of a cancellation. */
export const consequence = `
    Your nights become available to others at once, and this cannot be undone.
  `;

/** The refunds and their deadlines. */
export const policies = `
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 | 50%
    from 26 April 2027, 15:00 | 0%
  `;
