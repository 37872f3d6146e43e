import { bare, propertyPage, ready } from './propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'a property with only the required fields',
  propertyPage(ready, { property: bare }),
  `
    The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus → /images/2048/casa-do-limoeiro/01-terrace.6d21542a.webp
    Lisbon, Portugal
    # Casa do Limoeiro
    4 guests
    2 bedrooms
    3 beds
    1 bathroom
    (the summary)
    ## Book your stay
    (the booking)
    (the trust)
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    nav: Casa do Limoeiro
    Book your stay → #book
    About this place → #about
    Neighbourhood → #neighbourhood
    Rules and policies → #rules
    ## About this place
    A house.
    ## Neighbourhood
    img: Map: Lisbon, Portugal. The place is roughly in the middle.
    Accurate to about a kilometre. You will be told exactly where it is once you have booked. Map data: Natural Earth, GeoNames
    ul: Open in a map
    Maps on this device → geo:38.71,-9.13?z=14
    OpenStreetMap → https://www.openstreetmap.org/#map=14/38.71/-9.13
    Google Maps → https://www.google.com/maps/@?api=1&map_action=map&center=38.71%2C-9.13&zoom=14
    Apple Maps → https://maps.apple.com/?ll=38.71,-9.13&z=14
    ## Meet Inês Carvalhal
    I grew up in this house and live two doors up the lane with my husband and our daughter. My bookbinding workshop is around the corner, so there is always somebody near. Ask me where fado is sung for the neighbours.
    - Hosting since 2016
    - Languages: Português, English and Français
    - Usually replies within an hour
    [Write to Inês Carvalhal](/en/casa-do-limoeiro/contact)
    ## Rules and policies
    Check-in after 15:00
    Check-out until 11:00
    [House rules Maximum 4 guests · Pets not allowed · Smoking allowed]
    - Maximum 4 guests
    - Pets not allowed
    - Smoking allowed
    - Parties and events allowed
    - Quiet hours from 22:00 to 08:00
    [How the price is made up €95.50 per night · Cleaning: €30 per night]
    - €95.50 per night
    - Cleaning: €30 per night
    - €15.50 per night for each guest beyond the first
    - Stays of 2 to 28 nights.
    (the policies)
    Registration number: 123456/AL
    Inês Carvalhal · Rua do Exemplo 1, 1100-000 Lisboa, Portugal · Tax number 500000000
    (the bar)
  `,
);
