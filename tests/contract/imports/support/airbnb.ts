/** The content of the file of listings in an export of personal data of Airbnb, with the structure of public descriptions. */
export const airbnbListings = {
  listings: [
    {
      listing_id: 12345678,
      name: 'Sunny flat in Alfama',
      property_type: 'Apartment',
      room_type: 'Entire home/apt',
      person_capacity: 4,
      bedrooms: 2,
      beds: 3,
      bathrooms: 1.5,
      check_in_time: 15,
      check_out_time: 11,
      address: {
        street: 'Beco do Exemplo 7',
        city: 'Lisbon',
        state: 'Lisboa',
        country: 'Portugal',
        zipcode: '1100-000',
      },
      lat: 38.7118,
      lng: -9.1296,
      listing_descriptions: [
        {
          locale: 'en',
          summary: 'A sunny flat with a view of the river. Close to the castle.',
          space: 'Two bedrooms and a terrace.<br />The kitchen is new.',
          house_rules: 'No parties\nNo smoking',
          neighborhood_overview: 'Quiet lanes.',
        },
      ],
      amenities: ['Wireless Internet', 'Kitchen', 'Hair dryer', 'Helicopter landing', 'No TV'],
      photos: [{ url: 'https://a0.muscache.com/pictures/1.jpg' }],
      created_at: '2019-01-01T00:00:00Z',
    },
    { listing_id: 2, name: 'Room in Porto', person_capacity: 2, bedrooms: 1, amenities: [{ name: 'WLAN' }] },
  ],
};

/** A text that was copied from a page of Airbnb in English. */
export const pastedPage = `Sunny flat in Alfama
Share
Save
Entire rental unit in Lisbon, Portugal
4 guests · 2 bedrooms · 3 beds · 1.5 baths

About this space
A sunny flat with a view of the river. Close to the castle.

The flat has a terrace.
Show more

What this place offers
Wifi
Kitchen
Hair dryer
Helicopter landing
Unavailable: Air conditioning
Show all 32 amenities

Where you'll be
Quiet lanes between two squares.

Things to know
House rules
Check-in after 3:00 PM
Checkout before 11:00 AM
4 guests maximum
No pets

Reviews
Ana: Lovely!
`;
