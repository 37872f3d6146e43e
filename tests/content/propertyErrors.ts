import type { IssueCode } from '../../contract/content/issues.ts';

/** Mistakes a host can make in `property.yaml`, made in the plain property of the tests. */
export interface PropertyError {
  name: string;
  /** The code of the error; missing if only the file or its folder has the error. */
  code?: IssueCode;
  was: string;
  becomes: string;
  /** Lines between the first changed one and the one that is named. */
  below?: number;
  message: string;
}

const seasons = (...lines: string[]) => ['rate: "100.00"', '  seasons:', ...lines].join('\n');

const summer = ['    - name: summer', '      from: 06-15', '      to: 09-14', '      rate: 150'];

export const propertyErrors: PropertyError[] = [
  {
    name: 'a public register without encryption',
    code: 'notWebsite',
    was: 'registrationNumber:',
    becomes: 'registrationLink: http://register.test/1\nregistrationNumber:',
    message: 'registrationLink should be an address such as https://example.com/page, but is',
  },
  {
    name: 'a public register with a password',
    code: 'notWebsite',
    was: 'registrationNumber:',
    becomes: 'registrationLink: https://ana:secret@register.test/1\nregistrationNumber:',
    message: 'registrationLink should be an address such as https://example.com/page, but is',
  },
  {
    name: 'a fee of platforms with its sign',
    code: 'notNumber',
    was: 'reviews:',
    becomes: 'platformFee: 15%\nreviews:',
    message: 'platformFee should be a number such as 15 or 14.5, but is "15%"',
  },
  {
    name: 'a fee of platforms that nobody takes',
    code: 'outOfRange',
    was: 'reviews:',
    becomes: 'platformFee: 150\nreviews:',
    message: 'platformFee should be between 1 and 50, but is',
  },
  {
    name: 'a room whose photo is not among the photos',
    code: 'roomPhotoUnlisted',
    was: 'reviews:',
    becomes: 'rooms:\n  - name: kitchen\n    photos: [02-kitchen.webp]\nreviews:',
    below: 2,
    message: 'rooms[1].photos[1] names "02-kitchen.webp", which is not in the list of photos; add it there',
  },
  {
    name: 'a photo of two rooms',
    code: 'roomPhotoShown',
    was: 'reviews:',
    becomes:
      'rooms:\n  - name: hall\n    photos: [01-front.webp]\n  - name: kitchen\n    photos: [01-front.webp]\nreviews:',
    below: 4,
    message:
      'rooms[2].photos[1] names "01-front.webp", which already shows "hall"; remove it from one of the two',
  },
  {
    name: 'a room without a photo',
    code: 'roomWithoutPhoto',
    was: 'reviews:',
    becomes: 'rooms:\n  - name: hall\n    photos: []\nreviews:',
    below: 2,
    message: 'rooms[1].photos should name a photo at least',
  },
  {
    name: 'a room with a name for guests',
    code: 'notRoomName',
    was: 'reviews:',
    becomes: 'rooms:\n  - name: Main bedroom\n    photos: [01-front.webp]\nreviews:',
    below: 1,
    message:
      'rooms[1].name should be an internal name in lower-case letters, digits and hyphens, such as main-bedroom',
  },
  {
    name: 'a season on a day that no year has',
    code: 'notSeasonDay',
    was: 'rate: "100.00"',
    becomes: seasons('    - name: summer', '      from: 06-31', '      to: 09-14', '      rate: 150'),
    below: 3,
    message:
      'pricing.seasons[1].from should be a day of every year such as 06-15, or a date such as 2027-06-15, but is "06-31"',
  },
  {
    name: 'a season that begins every year and ends once',
    code: 'seasonDaysDiffer',
    was: 'rate: "100.00"',
    becomes: seasons('    - name: summer', '      from: 06-15', '      to: 2027-09-14', '      rate: 150'),
    below: 2,
    message:
      'pricing.seasons[1] should have both from and to as days of every year (06-15), or both as dates',
  },
  {
    name: 'a season that comes once and ends before it begins',
    code: 'seasonEndsFirst',
    was: 'rate: "100.00"',
    becomes: seasons('    - name: fair', '      from: 2027-06-15', '      to: 2027-06-14', '      rate: 150'),
    below: 2,
    message: 'pricing.seasons[1] should not end before it begins: from is its first night, to its last',
  },
  {
    name: 'a season that changes nothing',
    code: 'seasonWithoutRule',
    was: 'rate: "100.00"',
    becomes: seasons('    - name: summer', '      from: 06-15', '      to: 09-14'),
    below: 2,
    message: 'pricing.seasons[1] should have at least one of rate, weekendRate, minNights and arrivalDays',
  },
  {
    name: 'two seasons that share a night, over the end of the year',
    code: 'seasonsOverlap',
    was: 'rate: "100.00"',
    becomes: seasons(
      '    - name: winter',
      '      from: 12-01',
      '      to: 02-29',
      '      rate: 80',
      '    - name: carnival',
      '      from: 02-29',
      '      to: 03-05',
      '      rate: 90',
    ),
    below: 6,
    message:
      'pricing.seasons[2] "carnival" shares the night of 02-29 with "winter" (pricing.seasons[1]), but a night has only one price',
  },
  {
    name: 'two seasons that come once and share a night',
    code: 'seasonsOverlap',
    was: 'rate: "100.00"',
    becomes: seasons(
      '    - name: fair',
      '      from: 2027-06-01',
      '      to: 2027-06-10',
      '      rate: 80',
      '    - name: concert',
      '      from: 2027-06-10',
      '      to: 2027-06-11',
      '      rate: 90',
    ),
    below: 6,
    message:
      'pricing.seasons[2] "concert" shares the night of 2027-06-10 with "fair" (pricing.seasons[1]), but a night has only one price',
  },
  {
    name: 'a weekend rate where no day is a weekend',
    code: 'weekendMissing',
    was: 'rate: "100.00"',
    becomes: seasons(...summer, '      weekendRate: 180'),
    below: 6,
    message: 'pricing.seasons[1].weekendRate needs the days of the weekend; add pricing.weekend',
  },
  {
    name: 'a season whose shortest stay is longer than the longest',
    code: 'seasonStayTooLong',
    was: 'rate: "100.00"',
    becomes: seasons(...summer, '      minNights: 29'),
    below: 6,
    message: 'pricing.seasons[1].minNights should be at most stay.maxNights, which is 28',
  },
  {
    name: 'babies who are older than children',
    code: 'ageGroupsOverlap',
    was: 'maxGuests: 4',
    becomes:
      'maxGuests: 4\nageGroups:\n  children:\n    toAge: 2\n  babies:\n    toAge: 2\n    countAsGuests: no\n    max: 1',
    below: 1,
    message: 'ageGroups should have babies.toAge below children.toAge',
  },
  {
    name: 'age groups without a group',
    code: 'ageGroupsMissing',
    was: 'maxGuests: 4',
    becomes: 'maxGuests: 4\nageGroups: {}',
    below: 1,
    message: 'ageGroups should have children, babies or both',
  },
  {
    name: 'a tourist tax without its amount',
    code: 'missing',
    was: 'paymentOptions:',
    becomes: 'touristTax:\n  fromAge: 13\npaymentOptions:',
    message: 'touristTax.amount is missing',
  },
  {
    name: 'a distance as it is written elsewhere',
    code: 'notDistance',
    was: 'paymentOptions:',
    becomes: 'distances:\n  - to: beach\n    distance: 1,2 km\npaymentOptions:',
    below: 2,
    message:
      'distances[1].distance should be such as "350 m", "1.2 km", "5 min on foot" or "25 min by car", but is "1,2 km"',
  },
  {
    name: 'a distance with half a minute in it',
    code: 'distanceOutOfRange',
    was: 'paymentOptions:',
    becomes: 'distances:\n  - to: beach\n    distance: 2.5 min by car\npaymentOptions:',
    below: 2,
    message:
      'distances[1].distance should be a whole number of metres or minutes, or kilometres with a tenth',
  },
  {
    name: 'a place that is too far to be near',
    code: 'distanceOutOfRange',
    was: 'paymentOptions:',
    becomes: 'distances:\n  - to: airport\n    distance: 301 km\npaymentOptions:',
    below: 2,
    message:
      'distances[1].distance should be a whole number of metres or minutes, or kilometres with a tenth',
  },
  {
    name: 'a distance to something of no name here',
    code: 'notOneOf',
    was: 'paymentOptions:',
    becomes: 'distances:\n  - to: strand\n    distance: 350 m\npaymentOptions:',
    below: 1,
    message: 'distances[1].to should be one of beach, town_centre, bakery, cafe,',
  },
  {
    name: 'an empty distance to something',
    code: 'empty',
    was: 'paymentOptions:',
    becomes: 'distances:\n  - to: ""\n    distance: 350 m\npaymentOptions:',
    below: 1,
    message: 'distances[1].to should not be empty',
  },
  {
    name: 'a day of arrival that is none',
    code: 'notOneOf',
    was: 'minNights: 2',
    becomes: 'minNights: 2\n  arrivalDays: [saturday, sonntag]',
    below: 1,
    message:
      'stay.arrivalDays[2] should be one of monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  },
  {
    name: 'an amount with a comma',
    code: 'notAmount',
    was: 'rate: "100.00"',
    becomes: 'rate: 140,00',
    message:
      'pricing.rate should be an amount in euros with a point before the cents, such as 140 or 140.00, but is "140,00"',
  },
  {
    name: 'an amount with a tenth of a cent',
    code: 'notAmount',
    was: 'lostKeysFee: "50.00"',
    becomes: 'lostKeysFee: 50.005',
    message:
      'rules.lostKeysFee should be an amount in euros with a point before the cents, such as 140 or 140.00, but is "50.005"',
  },
  {
    name: 'a misspelt field',
    code: 'unknownField',
    was: 'bedrooms: 2',
    becomes: 'bedrooms: 2\nbedroms: 2',
    below: 1,
    message:
      'bedroms is not a known field; the fields here are registrationNumber, registrationLink, kind, timeZone, location, maxGuests,',
  },
  {
    name: 'a field that is not there',
    code: 'missing',
    was: '  checkInAfter: 15:00\n',
    becomes: '',
    below: -1,
    message: 'rules.checkInAfter is missing',
  },
  {
    name: 'an empty field',
    code: 'empty',
    was: 'timeZone: Europe/Lisbon',
    becomes: 'timeZone:',
    message: 'timeZone should not be empty',
  },
  {
    name: 'an unknown time zone',
    code: 'notTimeZone',
    was: 'timeZone: Europe/Lisbon',
    becomes: 'timeZone: Europe/Évora',
    message: 'timeZone should be a time zone such as Europe/Lisbon, but is "Europe/Évora"',
  },
  {
    name: 'a fraction of a guest',
    code: 'notWholeNumber',
    was: 'maxGuests: 4',
    becomes: 'maxGuests: 4.5',
    message: 'maxGuests should be a whole number, but is "4.5"',
  },
  {
    name: 'a number out of its bounds',
    code: 'outOfRange',
    was: 'minNights: 2',
    becomes: 'minNights: 0',
    message: 'stay.minNights should be between 1 and 365, but is "0"',
  },
  {
    name: 'a latitude that is none',
    code: 'outOfRange',
    was: 'latitude: 38.7119',
    becomes: 'latitude: 138.7119',
    message: 'location.latitude should be between -90 and 90, but is "138.7119"',
  },
  {
    name: 'a minimum stay above the maximum',
    code: 'stayLengths',
    was: 'minNights: 2',
    becomes: 'minNights: 29',
    below: -1,
    message: 'stay should have maxNights of at least minNights',
  },
  {
    name: 'a percentage with its sign',
    code: 'notPercentage',
    was: 'percentage: 10\n',
    becomes: 'percentage: 10%\n',
    message:
      'pricing.discount.percentage should be a percentage without the sign, such as 30 or 12.5, but is "10%"',
  },
  {
    name: 'a time that is none',
    code: 'notTime',
    was: 'checkInAfter: 15:00',
    becomes: 'checkInAfter: 3 pm',
    message: 'rules.checkInAfter should be a time of day such as 15:00 or 09:30, but is "3 pm"',
  },
  {
    name: 'neither yes nor no',
    code: 'notYesOrNo',
    was: 'petsAllowed: no',
    becomes: 'petsAllowed: perhaps',
    message: 'rules.petsAllowed should be yes or no, but is "perhaps"',
  },
  {
    name: 'a mail address that is none',
    code: 'notEmail',
    was: 'email: host@example.com',
    becomes: 'email: host at example',
    message: 'contact.email should be an email address, but is "host at example"',
  },
  {
    name: 'a WhatsApp number without its country',
    code: 'notPhone',
    was: '  phone: +351 210 000 000',
    becomes: '  phone: +351 210 000 000\n  whatsapp: 912 345 678',
    below: 1,
    message:
      'contact.whatsapp should be a number with its country, such as +351 912 345 678, but is "912 345 678"',
  },
  {
    name: 'somebody unknown to show the phone to',
    code: 'notOneOf',
    was: '  phone: +351 210 000 000',
    becomes: '  phone: +351 210 000 000\n  phoneShownTo: friends',
    below: 1,
    message: 'contact.phoneShownTo should be one of guests, everybody, but is "friends"',
  },
  {
    name: 'a date that is not in the calendar',
    code: 'notDate',
    was: 'closed: []',
    becomes: 'closed:\n  - start: 2027-02-29\n    end: 2027-03-03',
    below: 1,
    message: 'closed[1].start should be a date such as 2027-03-28, but is "2027-02-29"',
  },
  {
    name: 'nights that end before they start',
    code: 'closedEndsFirst',
    was: 'closed: []',
    becomes: 'closed:\n  - start: 2027-03-03\n    end: 2027-03-03',
    below: 1,
    message: 'closed[1] should end after it starts: end is the first night that is free again',
  },
  {
    name: 'percentages that do not add up',
    code: 'scheduleSum',
    was: 'percentage: 70',
    becomes: 'percentage: 60.5',
    below: -4,
    message: 'paymentOptions[2].schedule should have percentages that add up to 100 (they add up to 90.5)',
  },
  {
    name: 'a trigger that does not exist',
    code: 'notOneOf',
    was: 'trigger: day_before_check_in',
    becomes: 'trigger: at_check_in',
    message:
      'paymentOptions[3].schedule[1].trigger should be one of on_reservation, days_before_check_in, days_after_reservation, day_before_check_in, but is "at_check_in"',
  },
  {
    name: 'a trigger without its days',
    code: 'missing',
    was: '        daysOffset: 7\n',
    becomes: '',
    below: -2,
    message: 'paymentOptions[2].schedule[2].daysOffset is missing',
  },
  {
    name: 'days where the trigger has none',
    code: 'unknownField',
    was: '- trigger: day_before_check_in',
    becomes: '- trigger: day_before_check_in\n        daysOffset: 3',
    below: 1,
    message:
      'paymentOptions[3].schedule[1].daysOffset is not a known field; the fields here are trigger, percentage',
  },
  {
    name: 'a refund that grows towards check-in',
    code: 'refundOrder',
    was: 'refundPercentage: 50',
    becomes: 'refundPercentage: 100',
    below: -3,
    message:
      'paymentOptions[1].cancellation should go from the earliest to the latest moment, with less refunded each time',
  },
  {
    name: 'a cancellation rule without a moment',
    code: 'refundMoment',
    was: '        daysBeforeCheckIn: 7\n',
    becomes: '',
    below: -1,
    message:
      'paymentOptions[1].cancellation[2] should have a refundPercentage (0 to 100) and one of daysBeforeCheckIn or hoursBeforeCheckIn',
  },
  {
    name: 'a payment option named twice',
    code: 'repeated',
    was: '- id: later',
    becomes: '- id: now',
    message: 'paymentOptions[3] repeats the payment option "now"',
  },
  {
    name: 'an unknown amenity',
    code: 'notOneOf',
    was: '- oven',
    becomes: '- owen',
    message: 'amenities.kitchen[2] should be one of full_kitchen, kitchenette, oven, hob,',
  },
  {
    name: 'an unknown category of amenities',
    code: 'unknownField',
    was: 'entertainment:',
    becomes: 'entertainement:',
    message:
      'amenities.entertainement is not a known field; the fields here are location, parking, comfort, entertainment,',
  },
  {
    name: 'an unknown highlight',
    code: 'notOneOf',
    was: '- quiet',
    becomes: '- silence',
    message: 'highlights[2] should be one of view, light, location,',
  },
  {
    name: 'a list that is none',
    code: 'notList',
    was: 'photos:\n  - 01-front.webp',
    becomes: 'photos: 01-front.webp',
    message: 'photos should be a list, each line beginning with a hyphen and a space, but is "01-front.webp"',
  },
  {
    name: 'a block that is none',
    code: 'notBlock',
    was: 'cleaning:\n    amount: "30.00"\n    perNumberOfNights: 7',
    becomes: 'cleaning: 30',
    message: 'pricing.cleaning should be a block of named fields',
  },
  {
    name: 'a photo outside its folder',
    code: 'notPhotoName',
    was: '- 01-front.webp',
    becomes: '- ../../secret.webp',
    message: 'photos[1] should be the name of a file in photos/, in plain letters, digits and hyphens',
  },
  {
    name: 'a photo that is not there',
    was: '- 01-front.webp',
    becomes: '- 02-back.webp',
    message:
      'photos[1] names "02-back.webp", which is not in content/casa/photos; add the file there, or remove the name',
  },
  {
    name: 'a review without a country code',
    code: 'notCountry',
    was: 'country: PT',
    becomes: 'country: Portugal',
    message:
      'reviews[1].country should be the two capital letters of a country, such as PT, but is "Portugal"',
  },
  {
    name: 'an answer to a review without its text',
    code: 'missing',
    was: 'text: Adorámos.',
    becomes: 'text: Adorámos.\n    answer:\n      language: pt',
    below: 1,
    message: 'reviews[1].answer.text is missing',
  },
  {
    name: 'a tax number that is none',
    code: 'notTaxNumber',
    was: 'taxNumber: "501442600"',
    becomes: 'taxNumber: 500000001',
    message: 'siba.taxNumber should be the nine digits of your tax number (NIF or NIPC), but is "500000001"',
  },
  {
    name: 'a postal code without its zone',
    code: 'notPostalCode',
    was: 'postalCode: 1100-236',
    becomes: 'postalCode: 1100',
    message: 'siba.postalCode should be a Portuguese postal code such as 1100-236, but is "1100"',
  },
  {
    name: 'a name that the authorities have no room for',
    code: 'tooLong',
    was: 'shortName: Ana',
    becomes: 'shortName: Casa da Ana e do Zé',
    message: 'siba.shortName should have at most 15 characters, but is "Casa da Ana e do Zé"',
  },
  {
    name: 'a refund with its sign',
    code: 'notPercentage',
    was: 'refundPercentage: 50',
    becomes: 'refundPercentage: 50%',
    message:
      'paymentOptions[1].cancellation[2].refundPercentage should be a percentage without the sign, such as 30 or 12.5, but is "50%"',
  },
  {
    name: 'a part with its sign',
    code: 'notPercentage',
    was: 'percentage: 70',
    becomes: 'percentage: 70 %',
    message:
      'paymentOptions[2].schedule[2].percentage should be a percentage without the sign, such as 30 or 12.5, but is "70 %"',
  },
  {
    name: 'the only field of a block without a space after its colon',
    code: 'noSpaceAfterColon',
    was: 'amenities:\n  entertainment:\n    - wifi\n  kitchen:\n    - full_kitchen\n    - oven\n',
    becomes: 'amenities:\n  kitchen:[oven]\n',
    message:
      'amenities should be a block of named fields; put a space after the colon, such as "kitchen: [oven]"',
  },
  {
    name: 'a list without spaces after its hyphens',
    code: 'notList',
    was: '- view\n  - quiet',
    becomes: '-view\n  -quiet',
    below: -1,
    message:
      'highlights should be a list, each line beginning with a hyphen and a space, but is "-view -quiet"',
  },
  {
    name: 'a list in the place of a text',
    code: 'notText',
    was: '  name: Ana\n',
    becomes: '  name: [Ana]\n',
    message: 'host.name should be a text',
  },
  {
    name: 'a payment option with a name for guests',
    code: 'notId',
    was: '- id: later',
    becomes: '- id: Pay later',
    message:
      'paymentOptions[3].id should be lower-case letters, digits and hyphens, such as pay-later, but is "Pay later"',
  },
  {
    name: 'a part of nothing',
    code: 'percentageZero',
    was: 'percentage: 70',
    becomes: 'percentage: 0',
    below: -1,
    message: 'paymentOptions[2].schedule[2] should be more than 0 percent',
  },
  {
    name: 'a weekend without days',
    code: 'dayMissing',
    was: 'rate: "100.00"',
    becomes: 'rate: "100.00"\n  weekend:\n    days: []\n    rate: 120',
    below: 2,
    message: 'pricing.weekend.days should name at least one day',
  },
  {
    name: 'a discount of more than the whole price',
    code: 'percentageTooHigh',
    was: 'percentage: 10\n',
    becomes: 'percentage: 101\n',
    message: 'pricing.discount.percentage should be at most 100, but is "101"',
  },
  {
    name: 'stays that can be booked on no day',
    code: 'bookingWindow',
    was: 'leadDays: 0',
    becomes: 'leadDays: 365',
    below: -3,
    message: 'stay should have aheadDays greater than leadDays',
  },
  {
    name: 'an establishment with a name in the place of its number',
    code: 'notSibaNumber',
    was: 'establishment: "00"',
    becomes: 'establishment: Casa',
    message:
      'siba.establishment should be the number that SIBA gave the establishment, such as 00, but is "Casa"',
  },
  {
    name: 'a phone with the prefix of its country for the authorities',
    code: 'notSibaPhone',
    was: 'phone: "213456789"',
    becomes: 'phone: "+351213456789"',
    message:
      'siba.phone should be 6 to 10 digits without spaces or the country’s prefix, but is "+351213456789"',
  },
  {
    name: 'nights that cost nothing',
    code: 'freeNights',
    was: 'rate: "100.00"',
    becomes: 'rate: 0',
    message: 'pricing.rate is 0: nights would be free of charge; to close nights, use "closed"',
  },
  {
    name: 'a discount of the whole price',
    code: 'freeDiscount',
    was: 'percentage: 10\n',
    becomes: 'percentage: 100\n',
    message: 'pricing.discount.percentage is 100: nights would be free of charge',
  },
  {
    name: 'no way to pay',
    code: 'paymentOptionMissing',
    was: 'paymentOptions:\n',
    becomes: 'paymentOptions: []\nformer:\n',
    message: 'paymentOptions should have at least one way to pay',
  },
];
