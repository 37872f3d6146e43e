import type { StayDetailsState } from '../../../src/views/stayDetails/StayDetailsProps.ts';
import { reservation } from '../support/reservation.ts';
import { testStates } from '../support/screen.tsx';
import { form, invoice, refusals, stayDetailsPage, testStayDetailsScreen } from './testStayDetailsScreen.tsx';

const details = { arrivalTime: '00:30', invoice };

testStates<StayDetailsState>('the stay details', {
  editing: [
    stayDetailsPage,
    `
    ### Anything we should know? (focus)
    Arrival time: <I do not know yet> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [ ] I need an invoice with my details => details.changed {'form':{'hasInvoice':true}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
  ],
  saving: [
    (state) => stayDetailsPage(state, { context: { form } }),
    `
    ### Anything we should know? (focus)
    Arrival time: <22:00> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Country: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'ESP'}}}
    Tax number (NIF): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    status| Your details are being saved…
    [Save] (busy)
    [Leave as it was] (disabled)
  `,
  ],
  refused: [
    (state) => stayDetailsPage(state, { context: { form, violations: refusals } }),
    `
    ### Anything we should know?
    alert (focus)| ### Validation failed
    alert (focus)| Please check the fields that are marked.
    alert (focus)| Arrival time: Guests can arrive from the check-in time until six the next morning. → #details-arrivalTime
    alert (focus)| Tax number (NIF): This value is not a valid tax number. → #details-invoice-taxNumber
    Arrival time: <22:00> (invalid) — Guests can arrive from the check-in time until six the next morning. — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Country: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'ESP'}}}
    Tax number (NIF): "501442600" (invalid) — This value is not a valid tax number. => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
  ],
  notSaved: [
    (state) => stayDetailsPage(state, { context: { failure: 'unreachable' } }),
    `
    ### Anything we should know?
    Arrival time: <I do not know yet> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [ ] I need an invoice with my details => details.changed {'form':{'hasInvoice':true}}
    alert (focus)| Your details could not be saved
    alert (focus)| This website cannot be reached. Check your internet connection and try again.
    alert (focus)| What you typed is kept, and nothing is sent twice.
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
  ],
  shown: [
    stayDetailsPage,
    `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Not given yet
    Invoice: None requested
    [Add details] => details.begun
  `,
  ],
  loading: [
    stayDetailsPage,
    `
    status| status: Loading…
  `,
  ],
  saved: [
    (state) => stayDetailsPage(state, { context: { savedDetails: details } }),
    `
    status| Your details are saved
    status| Rui can see them now.
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
  ],
  fixed: [
    (state) => stayDetailsPage(state, { context: { savedDetails: details } }),
    `
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    This can no longer be changed here. If something is missing, write to Rui.
    Write to Rui → /en/casa-azul/contact
  `,
  ],
});

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
