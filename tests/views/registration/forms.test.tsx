import { reservation } from '../support/reservation.ts';
import { testRegistrationScreen } from './testRegistrationScreen.tsx';
import { firstGuest, forms, law } from './registrationLines.ts';

testRegistrationScreen(
  'the form of the first guest after the host has reopened the registration',
  'collecting',
  {},
  `
    Please register all guests again
The registration has been reopened by Rui, so that it can be corrected. Your earlier answers are kept encrypted, are not shown, and remain valid until you send new ones.
    ${law}
    ol: Guests
    [Ana Rita Silva Complete] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${forms}
    ${firstGuest}
    [Next guest] => guest.opened {'index':1}
  `,
  {
    ...reservation,
    registration: { status: 'open', guests: 0, confirmedAt: null, reopened: true },
  },
);

testRegistrationScreen(
  'the form of a guest with the same residence as the first',
  'collecting',
  { opened: 1 },
  `
    ${law}
    ol: Guests
    [Ana Rita Silva Complete] => guest.opened {'index':0}
    [Rui Silva Complete] (current) => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${forms}
    ### Guest 2 of 3
    The guest, as shown on the document
    Surname: "Silva" => guest.changed {'index':1,'form':{'surname':'typed'}}
    Given names: "Rui" => guest.changed {'index':1,'form':{'givenNames':'typed'}}
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "08" => guest.changed {'index':1,'form':{'dateOfBirth':'1957-02-typed'}}
    Month: "02" => guest.changed {'index':1,'form':{'dateOfBirth':'1957-typed-08'}}
    Year: "1957" => guest.changed {'index':1,'form':{'dateOfBirth':'typed-02-08'}}
    Place of birth (optional): "Faro" => guest.changed {'index':1,'form':{'placeOfBirth':'typed'}}
    Nationality: "Portugal"
    [Show suggestions Nationality]
    The document
    Type of document
    ( ) => guest.changed {'index':1,'form':{'documentType':'passport'}}
    Passport
    (x)
    Identity card
    ( ) => guest.changed {'index':1,'form':{'documentType':'other'}}
    Another document
    Document number: "AB 123" => guest.changed {'index':1,'form':{'documentNumber':'typed'}}
    Issuing country: "Portugal"
    [Show suggestions Issuing country]
    Where the guest lives
    [x] Same residence as the first guest => guest.changed {'index':1,'form':{'sharesResidence':false}}
    Lyon, France
    [Next guest] => guest.opened {'index':2}
    [Back] => guest.opened {'index':0}
  `,
);

testRegistrationScreen(
  'the form of the last guest',
  'collecting',
  { opened: 2 },
  `
    ${law}
    ol: Guests
    [Ana Rita Silva Complete] => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] (current) => guest.opened {'index':2}
    ${forms}
    ### Guest 3 of 3
    The guest, as shown on the document
    Surname: "" => guest.changed {'index':2,'form':{'surname':'typed'}}
    Given names: "" => guest.changed {'index':2,'form':{'givenNames':'typed'}}
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "" => guest.changed {'index':2,'form':{'dateOfBirth':'--typed'}}
    Month: "" => guest.changed {'index':2,'form':{'dateOfBirth':'-typed-'}}
    Year: "" => guest.changed {'index':2,'form':{'dateOfBirth':'typed--'}}
    Place of birth (optional): "" => guest.changed {'index':2,'form':{'placeOfBirth':'typed'}}
    Nationality: ""
    [Show suggestions Nationality]
    The document
    Type of document
    ( ) => guest.changed {'index':2,'form':{'documentType':'passport'}}
    Passport
    ( ) => guest.changed {'index':2,'form':{'documentType':'identity_card'}}
    Identity card
    ( ) => guest.changed {'index':2,'form':{'documentType':'other'}}
    Another document
    Document number: "" => guest.changed {'index':2,'form':{'documentNumber':'typed'}}
    Issuing country: ""
    [Show suggestions Issuing country]
    Where the guest lives
    [ ] Same residence as the first guest => guest.changed {'index':2,'form':{'sharesResidence':true}}
    Country of residence: ""
    [Show suggestions Country of residence]
    Place of residence: "" => guest.changed {'index':2,'form':{'placeOfResidence':'typed'}}
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    [Register all 3 guests] => guests.submitted
    [Back] => guest.opened {'index':1}
  `,
);
