import { reservation } from '../support/reservation.ts';
import { invoice, testStayDetailsScreen } from './testStayDetailsScreen.tsx';

const details = { arrivalTime: '00:30', invoice };

testStayDetailsScreen(
  'a stay without arrival time and invoice',
  'shown',
  {},
  `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Not given yet
    Invoice: None requested
    [Add details] => details.begun
  `,
);

testStayDetailsScreen(
  'an arrival after midnight, and an invoice',
  'shown',
  { context: { savedDetails: details } },
  `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
);

testStayDetailsScreen(
  'an arrival on the first day, and an invoice without a number',
  'shown',
  { context: { savedDetails: { arrivalTime: '22:00', invoice: { ...invoice, taxNumber: '' } } } },
  `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Mon 3 May, about 22:00
    Invoice: Silva, Lda.: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
);

testStayDetailsScreen(
  'that the details are loading',
  'loading',
  {},
  `
    status| status: Loading…
  `,
);

testStayDetailsScreen(
  'that the details are saved',
  'saved',
  { context: { savedDetails: details } },
  `
    status| Your details are saved
    status| Rui can see them now.
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
);

testStayDetailsScreen(
  'that the details can no longer be changed',
  'fixed',
  { context: { savedDetails: details } },
  `
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    This can no longer be changed here. If something is missing, write to Rui.
    Write to Rui → /en/casa-azul/contact
  `,
);

testStayDetailsScreen(
  'the details of a property that is no longer available',
  'fixed',
  { reservation: { unit: { ...reservation.unit, retired: true } } },
  `
    ### What you have told us
    Arrival time: Not given yet
    Invoice: None requested
    This can no longer be changed here. If something is missing, write to Rui.
  `,
);
