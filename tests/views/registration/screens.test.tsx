import type { RegistrationState } from '../../../src/views/registration/RegistrationProps.ts';
import { testStates } from '../support/screen.tsx';
import { registrationPage, refused } from './testRegistrationScreen.tsx';
import { firstGuest, forms, law, openForms, secret } from './registrationLines.ts';

testStates<RegistrationState>('the registration', {
  loading: [
    registrationPage,
    `
    status| status: Loading…
  `,
  ],
  superseded: [
    (state) => registrationPage(state, { guests: [] }),
    `
    ### The registration can no longer be sent
    The guests may already have been registered, for example from another device, or the stay was cancelled.
    [Check the current status] => status.requested
  `,
  ],
  confirmed: [
    (state) => registrationPage(state, { guests: [], confirmedAt: '2027-04-30T12:00:00Z' }),
    `
    ### All guests are registered
    3 guests were registered on 30 April 2027, 13:00.
    To change anything, contact Rui: [rui@example.com](mailto:rui@example.com) or [+351 912 345 678](tel:+351912345678).
  `,
  ],
  closed: [(state) => registrationPage(state, { guests: [] }), ''],
  saving: [
    (state) => registrationPage(state, { opened: 2 }),
    `
    ${law}
    ol: Guests
    [Ana Rita Silva Complete] (disabled)
    [Rui Silva Complete] (disabled)
    [Guest 3 Not started] (disabled) (current)
    ${forms}
    ### Guest 3 of 3
    The guest, as shown on the document
    Surname: "" (disabled)
    Given names: "" (disabled)
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "" (disabled)
    Month: "" (disabled)
    Year: "" (disabled)
    Place of birth (optional): "" (disabled)
    Nationality: "" (disabled)
    [Show suggestions Nationality] (disabled)
    The document
    Type of document
    ( ) (disabled)
    Passport
    ( ) (disabled)
    Identity card
    ( ) (disabled)
    Another document
    Document number: "" (disabled)
    Issuing country: "" (disabled)
    [Show suggestions Issuing country] (disabled)
    Where the guest lives
    [ ] Same residence as the first guest (disabled)
    Country of residence: "" (disabled)
    [Show suggestions Country of residence] (disabled)
    Place of residence: "" (disabled)
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    status| The guests are being registered…
    [Register all 3 guests] (busy)
    [Back] (disabled)
  `,
  ],
  notSaved: [
    (state) => registrationPage(state, { failure: 'unavailable' }),
    `
    ${law}
    ol: Guests
    [Ana Rita Silva Complete] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${forms}
    ${firstGuest}
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    alert (focus)| Error saving the guests
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| What you typed is kept, and nothing is sent twice.
    [Register all 3 guests] => guests.submitted
    [Next guest] => guest.opened {'index':1}
  `,
  ],
  refused: [
    (state) => registrationPage(state, refused),
    `
    ${law}
    ol: Guests
    [Ana Rita Silva Needs correcting] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Needs correcting] => guest.opened {'index':2}
    ${openForms}
    alert (focus)| ### Error saving the guests
    alert (focus)| Please check for validation errors. What you typed is kept.
    alert (focus)| Guest 1 – Date of birth: This is not a possible date of birth. → #registration-0-dateOfBirth
    alert (focus)| Guest 1: Choose the type of document. → #registration-0-documentType
    alert (focus)| Guest 1 – Nationality: This value is not a country. → #registration-0-nationality
    alert (focus)| Guest 3: Enter the surname. → #registration-2-surname
    alert (focus)| - Guests: There should be one form for each guest of the reservation.
    ${secret}
    ### Guest 1 of 3
    The guest, as shown on the document
    Surname: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Given names: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Date of birth — This is not a possible date of birth. — If the document shows only the year, enter 1 January.
    Day: "08" (invalid) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Month: "02" (invalid) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Year: "1957" (invalid) => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Place of birth (optional): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nationality: "Portugal" (invalid) — This value is not a country.
    [Show suggestions Nationality]
    The document
    Type of document — Choose the type of document.
    ( ) => guest.changed {'index':0,'form':{'documentType':'passport'}}
    Passport
    (x)
    Identity card
    ( ) => guest.changed {'index':0,'form':{'documentType':'other'}}
    Another document
    Document number: "AB 123" => guest.changed {'index':0,'form':{'documentNumber':'typed'}}
    Issuing country: "Portugal"
    [Show suggestions Issuing country]
    Where the guest lives
    Country of residence: "France"
    [Show suggestions Country of residence]
    Place of residence: "Lyon" => guest.changed {'index':0,'form':{'placeOfResidence':'typed'}}
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    [Register all 3 guests] => guests.submitted
    [Next guest] => guest.opened {'index':1}
  `,
  ],
  collecting: [
    registrationPage,
    `
    ${law}
    ol: Guests
    [Ana Rita Silva Complete] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${forms}
    ${firstGuest}
    [Next guest] => guest.opened {'index':1}
  `,
  ],
});
