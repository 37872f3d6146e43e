import type { Answers } from './readAnswer.ts';
import { prices, rules } from './termsText.ts';
import { guide, value } from './yamlText.ts';

const head = ({ name }: Answers) => `\
# ${name}: everything that is the same in every language.
#
# A line that begins with "#" is a remark. Where the "#" has no space behind it, the line is an example of something
# that may stand here: take that one sign away from all lines of the example, and write your own.
# All there is, and what each of it means: ${guide}
# After a change: "npm run host -- content check", then start the site again.
# Amounts are euros with a point before the cents, dates are year-month-day, times are on the property's clock.
`;

const place = (answers: Answers) => {
  const [latitude = '', longitude = ''] = answers.location.split(', ');
  return `\
# Shown with the property's name, as the law asks.
registrationNumber: ${value(answers.registrationNumber)}
# apartment, bungalow, cabin, chalet, cottage, house or villa: its page's title says so.
#kind: house
timeZone: ${answers.timeZone}
# The door, in degrees. Everybody is shown it to about 1 km alone.
location:
  latitude: ${latitude}
  longitude: ${longitude}

# Guests who have booked are told the address, and the way in as your language files tell it; what is held back
# follows some days before they arrive: ${guide}#address-and-arrival
#address:
#  street: Rua do Exemplo 7
#  postalCode: 1100-000
#arrival:
#  holdBackDays: 3
#  holdBack: [keys, wifi]

# What is near, in your order: ${guide}#neighbourhood
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
# Where messages and mails to you go: ${guide}#contact-details
contact:
  email: ${value(answers.email)}
  phone: ${value(answers.phone)}
  #whatsapp: +351 910 000 001
  #phoneShownTo: everybody # and not only guests who have booked

host:
  name: ${value(answers.host)}
  since: ${answers.since} # the year in which you began to let
  languages: [${answers.speaks}] # the first is that of mails to you
  #photo: host.jpg # a file in the folder photos; your initials are shown without it

# What the guest bulletins to the authorities (SIBA) are made from: ${guide}#guest-bulletins
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

# Where somebody else lets this property than ${guide.replace('README.md', 'host.yaml')} says: ${guide}#host-details-and-legal-texts
#legal:
#  name: Casas do Exemplo, Lda.
#  taxNumber: 500000000
`;

const details = () => `\
# What is special, each told in the language files: view light location pool garden quiet workspace family history
# kitchen walk key
#highlights: [view, quiet]

# What there is. "content check" lists what you can choose from where it does not know something.
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
# Which of them shows which room: the page has them by room then.
#rooms:
#  - name: living-room
#    photos: [02-living-room.jpg]

# What guests wrote elsewhere, word for word.
#reviews:
#  - author: Hannah
#    country: GB
#    date: 2026-05-02
#    rating: 5
#    language: en
#    text: A place to come back to.

# To take it off the site one day, write "retired: yes": ${guide}#retiring-a-property
`;

/** `property.yaml` as it begins, with what else may stand in it as remarks. `year` is one that is to come. */
export const propertyText = (answers: Answers, year: number): string =>
  [head(answers), place(answers), people(answers), prices(answers, year), rules(answers), details()].join(
    '\n',
  );
