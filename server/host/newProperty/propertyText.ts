import type { Answers } from './readAnswer.ts';
import { prices, rules } from './termsText.ts';
import { guide, value } from './yamlText.ts';

const head = ({ name }: Answers) => `\
# ${name}: all data that is the same in every language.
#
# A line that begins with "#" is a comment. If no space follows the "#", the line is an example of an optional
# field: remove that one character from all lines of the example, and enter your own values.
# The description of all fields: ${guide}
# After a change: "npm run host -- content check", then restart the site.
# Amounts are euros with a point before the cents, dates are year-month-day, times are in the property's time zone.
`;

const place = (answers: Answers) => {
  const [latitude = '', longitude = ''] = answers.location.split(', ');
  return `\
# Shown with the property's name, as the law requires.
registrationNumber: ${value(answers.registrationNumber)}
# The property's entry in the public register, if the number is not a Portuguese one: ${guide}#direct-booking
#registrationLink: https://register.example/entry/1234
# apartment, bungalow, cabin, chalet, cottage, house or villa; part of the title of its page.
#kind: house
timeZone: ${answers.timeZone}
# The location of the door, in degrees. The site shows it only with a precision of about 1 km.
location:
  latitude: ${latitude}
  longitude: ${longitude}

# Guests who have booked see the address, and the arrival information in your language files; held-back information
# follows some days before they arrive: ${guide}#address-and-arrival
#address:
#  street: Rua do Exemplo 7
#  postalCode: 1100-000
#arrival:
#  holdBackDays: 3
#  holdBack: [keys, wifi]

# Places nearby, in your order: ${guide}#neighbourhood
#distances:
#  - to: beach
#    name: Praia do Exemplo
#    distance: 350 m
#  - to: supermarket
#    distance: 5 min on foot

maxGuests: ${answers.maxGuests}
bedrooms: ${answers.bedrooms}
beds: ${answers.beds}
bathrooms: ${answers.bathrooms}
`;
};

const people = (answers: Answers) => `\
# The contact data for messages and e-mails to you: ${guide}#contact-details
contact:
  email: ${value(answers.email)}
  phone: ${value(answers.phone)}
  #whatsapp: +351 910 000 001
  #phoneShownTo: everybody # instead of only guests who have booked

host:
  name: ${value(answers.host)}
  since: ${answers.since} # the year in which you began as a host
  languages: [${answers.speaks}] # the first is the language of e-mails to you
  #photo: host.jpg # a file in the folder photos; without it, your initials are shown

# The data for the guest bulletins to the authorities (SIBA): ${guide}#guest-bulletins
#siba:
#  taxNumber: 500000000
#  establishment: 00
#  name: Casa do Exemplo
#  shortName: Exemplo
#  address: Rua do Exemplo 7
#  city: Lisboa
#  postalCode: 1100-000
#  phone: 210000001
#  contactName: Ana Exemplo
#  contactEmail: ana@example.com

# If the legal host of this property is not the one in ${guide.replace('README.md', 'host.yaml')}: ${guide}#host-details-and-legal-texts
#legal:
#  name: Casas do Exemplo, Lda.
#  taxNumber: 500000000
`;

const details = () => `\
# Highlights, each with a text in the language files: view light location pool garden quiet workspace family history
# kitchen walk key
#highlights: [view, quiet]

# Amenities. "content check" lists the possible values when it finds an unknown one.
#amenities:
#  parking: [free_parking]
#  comfort: [heating, air_conditioning, terrace]
#  entertainment: [wifi, tv]
#  kitchen: [full_kitchen, fridge, coffee_machine]
#  laundry: [washing_machine]

# Files in the folder photos, landscape and at least 2048 pixels wide. The first is the cover: ${guide}#photos
#photos:
#  - 01-terrace.jpg
#  - 02-living-room.jpg
# The photos of each room: the page then shows each room.
#rooms:
#  - name: living-room
#    photos: [02-living-room.jpg]

# Reviews that guests wrote on other sites, word for word.
#reviews:
#  - author: Hannah
#    country: GB
#    date: 2026-05-02
#    rating: 5
#    language: en
#    text: A place to come back to.
#    answer: # your public answer, if you gave one
#      text: We look forward to it.

# To remove the property from the site, write "retired: yes": ${guide}#retiring-a-property
`;

/** The initial `property.yaml`, with optional fields as comments. `year` is a future year. */
export const propertyText = (answers: Answers, year: number): string =>
  [head(answers), place(answers), people(answers), prices(answers, year), rules(answers), details()].join(
    '\n',
  );
