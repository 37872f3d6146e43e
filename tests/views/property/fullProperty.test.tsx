import { propertyPage, ready } from './propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'a property with all fields',
  propertyPage(ready),
  `
    The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus → /images/2048/casa-do-limoeiro/01-terrace.6d21542a.webp
    The living room with tall windows, a cream sofa with colourful cushions, a kilim and a dado of blue azulejos → /images/2048/casa-do-limoeiro/02-living-room.d69c4106.webp
    All 2 photos → /images/2048/casa-do-limoeiro/01-terrace.6d21542a.webp
    Lisbon, Portugal
    # Casa do Limoeiro
    4.75 (1 review) → #reviews
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
    Amenities → #details
    Neighbourhood → #neighbourhood
    Rules and policies → #rules
    ## About this place
    First paragraph.
    Second paragraph.
    ### Your own lemon tree
    Breakfast in its shade, and as many lemons as you can use.
    ## Amenities
    - River view
    - Oven
    - Fridge
    ## 4.75 · 1 review
    Hannah & Tom
    img: 5 out of 5
    October 2026
    We have stayed in Lisbon five or six times and this is the first place we were sorry to leave each morning. Breakfast under the lemon tree, the bells of the cathedral, not a car to be heard. Inês lent us umbrellas before we had thought of asking.
    ## Neighbourhood
    A village in the city.
    No car gets in.
    img: Map: Lisbon, Portugal. The place is roughly in the middle.
    Accurate to about a kilometre. You will be told exactly where it is once you have booked. Map data: Natural Earth, GeoNames
    ul: Open in a map
    Maps on this device → geo:38.71,-9.13?z=14
    OpenStreetMap → https://www.openstreetmap.org/#map=14/38.71/-9.13
    Google Maps → https://www.google.com/maps/@?api=1&map_action=map&center=38.71%2C-9.13&zoom=14
    Apple Maps → https://maps.apple.com/?ll=38.71,-9.13&z=14
    ### What is nearby
    Bakery: 90 m
    Viewpoint Portas do Sol: 1.3 km
    Tram stop 28E: 5 min on foot
    Airport: 25 min by car
    ## Meet Inês Carvalhal
    I grew up in this house and live two doors up the lane with my husband and our daughter. My bookbinding workshop is around the corner, so there is always somebody near. Ask me where fado is sung for the neighbours.
    - Hosting since 2016
    - Languages: Português, English and Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Write on WhatsApp → https://wa.me/351910000001
    [Write to Inês Carvalhal](/en/casa-do-limoeiro/contact)
    ## Rules and policies
    Check-in after 15:00
    Check-out until 11:00
    [House rules Maximum 4 guests · Pets allowed · Smoking not allowed]
    - Maximum 4 guests
    - Pets allowed
    - Smoking not allowed
    - No parties or events
    - Quiet hours from 22:00 to 08:00
    - Fee for lost keys: €60
    [How the price is made up €140 per night · Cleaning: €45 for every 7 nights started]
    - €140 per night
    - Cleaning: €45 for every 7 nights started
    - €15 per night for each guest beyond the first 2
    - 10% off the nightly rate for stays of 7 nights or more
    - Tourist tax, not included and paid on arrival: €4 per guest aged 13 or over per night, for 7 nights at most
    - Stays of 2 to 28 nights.
    (the policies)
    [Good to know A note.]
    - A note.
    Registration number: 123456/AL
    Inês Carvalhal · Rua do Exemplo 1, 1100-000 Lisboa, Portugal · Tax number 500000000
    (the bar)
  `,
);
