import { form, invoice, testStayDetailsScreen } from './testStayDetailsScreen.tsx';

testStayDetailsScreen(
  'the form of the details with an invoice',
  'editing',
  { context: { form } },
  `
    ### Anything we should know? (focus)
    Arrival time: <22:00> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Country: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'ESP'}}}
    Tax number (NIF): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
);

testStayDetailsScreen(
  'an invoice for another country',
  'editing',
  { context: { form: { ...form, invoice: { ...invoice, country: 'DEU' } } } },
  `
    ### Anything we should know? (focus)
    Arrival time: <22:00> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'DEU'}}}
    Country: <Germany> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Tax or VAT number (optional): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'DEU'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'DEU'}}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
);

testStayDetailsScreen(
  'that the details could not be saved',
  'notSaved',
  { context: { failure: 'unavailable' } },
  `
    ### Anything we should know?
    Arrival time: <I do not know yet> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':'15:00'}}
    [ ] I need an invoice with my details => details.changed {'form':{'hasInvoice':true}}
    alert (focus)| Your details could not be saved
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| What you typed is kept, and nothing is sent twice.
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
);
