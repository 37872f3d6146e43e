/** The request body for the two guests: a shared residence is sent with each guest. */
export const sentGuests = [
  {
    name: 'Ana Rita Silva',
    surname: 'Silva',
    givenNames: 'Ana Rita',
    dateOfBirth: '1957-02-28',
    placeOfBirth: '',
    documentType: 'passport',
    documentNumber: 'FX 123456',
    documentCountry: 'BRA',
    nationality: 'BRA',
    countryOfResidence: 'BRA',
    placeOfResidence: 'Olinda',
  },
  {
    name: 'Jean-Luc Lefèvre',
    surname: 'Lefèvre',
    givenNames: 'Jean-Luc',
    dateOfBirth: '1960-11-03',
    placeOfBirth: '',
    documentType: 'identity_card',
    documentNumber: '12AB34567',
    documentCountry: 'FRA',
    nationality: 'FRA',
    countryOfResidence: 'BRA',
    placeOfResidence: 'Olinda',
  },
];
