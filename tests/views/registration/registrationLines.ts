/** The law that asks for the registration. */
export const law = `
    Portuguese law (Lei 23/2007) requires your host to report foreign guests, children included. Please fill in a form for each guest.
  `;

/** The button that opens the forms. */
export const openForms = '[Fill in the forms]';

/** The use of the answers. */
export const secret = `
    Your answers are stored encrypted, passed on by your host to the authorities only, not shown here again once sent, and deleted as soon as the law no longer requires them to be kept.
  `;

/** The folded forms begin with the use of the answers. */
export const forms = openForms + secret;

/** The form of the first guest, filled in. */
export const firstGuest = `
    ### Guest 1 of 3
    The guest, as shown on the document
    Surname: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Given names: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "08" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Month: "02" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Year: "1957" => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Place of birth (optional): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nationality: "Portugal"
    [Show suggestions Nationality]
    The document
    Type of document
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
  `;
