import type { Language } from '../../../contract/values/language.ts';
import { getTranslator } from '../base/translator.ts';
import { waysToPay, type WayToPay } from './choices.ts';
import { countryMeant, countryName } from './places.ts';
import type { Answers, TextName } from './readAnswer.ts';
import { folded, guide, indented, value } from './yamlText.ts';

function paymentOption(way: WayToPay, language: Language): string {
  const { say } = getTranslator(language);
  return indented(2, [
    `${waysToPay[way].id}:`,
    `  name: ${value(say(`newProperty.${way}.name`))}`,
    `  description: ${value(say(`newProperty.${way}.text`))}`,
  ]);
}

const about = (language: Language, { name }: Answers) => `\
# The texts of ${name} in one language, which is the name of this file. All language files have the same fields:
# ${guide}#the-language-files
`;

/** The initial content of a language file, with optional fields as comments. */
export function languageText(
  language: Language,
  answers: Answers,
  texts: Readonly<Record<TextName, string>>,
): string {
  const country = countryName(countryMeant(answers.country)!, language);
  return `${about(language, answers)}
name: ${value(answers.name)}
# One sentence that makes people want to read more.
${folded('summary', texts.summary)}
# Some paragraphs, with an empty line between them.
${folded('description', texts.description)}

# In the spelling of this language.
location:
  city: ${value(answers.city)}
  region: ${value(answers.region)}
  country: ${value(country)}

host:
${indented(2, [folded('about', texts.about)])}
  responseTime: ${value(getTranslator(language).say('newProperty.responseTime'))}
  #photoAlt: Ana in her garden # the description of your photo, if property.yaml names one

# The names of the payment options in property.yaml.
paymentOptions:
${answers.payment
  .split(', ')
  .map((way) => paymentOption(way as WayToPay, language))
  .join('\n')}

# Texts for the entries with the same names in property.yaml.
#highlights:
#  view:
#    title: The river from the table
#    text: The terrace looks over the valley.
#  quiet:
#    title: No road
#    text: Nothing passes but the goats.
#photos: # descriptions for people who cannot see the photos
#  01-terrace.jpg: The terrace in the evening sun
#  02-living-room.jpg: The living room with its stove
#rooms:
#  living-room:
#    title: Living room
#    text: A sofa bed of 140 cm and a stove
#seasons:
#  summer: Summer

# The surroundings.
#neighbourhood: The bakery opens at seven, and the river is five minutes away.

# House rules in your own words, and other information for guests.
#notes:
#  - Thirty steps lead up to the door, and there is no lift.

# Shown only to guests who have booked: ${guide}#address-and-arrival
#arrival:
#  directions: Up the lane to the fountain, then the steps on the left.
#  keys: The key box is to the right of the door. Its code is 1234.
#  wifi: Network Exemplo, password casa-do-exemplo.
#  parking: Under the square, five minutes away.
#  toKnow: Please mind the low beam in the kitchen.
`;
}
