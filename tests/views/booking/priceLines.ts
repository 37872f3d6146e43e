/** The price, line by line. */
export const price = `
    €95.50 × 7 nights: €668.50
    Cleaning: €45.00
    Additional guests: €105.00
    Long-stay discount: −€66.85
    Total: €751.65
  `;

/** The advantages of booking at that price, where they are shown first. */
export const advantages = `
    - Free cancellation before 19 April 2027, 15:00, with “Everything today”
    - Pay nothing today, with “In parts”
  `;

/** The ways to pay, the first of them chosen. */
export const options = `
    How would you like to pay?
    (x) — €751.65 now Free cancellation before 19 April 2027, 15:00 The simple way.
    Everything today
    ( ) — Nothing now, €225.50 on 15 Jan, €526.15 on 2 May No refund => details.changed {'details':{'paymentOptionId':'parts'}}
    In parts
  `;

/** The order down to its price. */
export const orderedStay = `
    #### Your booking: Casa do Limoeiro
    Check-in: Mon, 3 May 2027
    Check-out: Mon, 10 May 2027
    Stay: 7 nights, 3 guests
  `;

/** The first payment with the first payment option, and its cancellation terms. */
export const paidAtOnce = `
    You pay €751.65 now.
    - Free cancellation before 19 April 2027, 15:00
    - 50% refund if you cancel before 26 April 2027, 15:00
    - No refund from 26 April 2027, 15:00
  `;

/** The order summary above the button, with the first payment option chosen. */
export const orderSummary = orderedStay + price + paidAtOnce;
