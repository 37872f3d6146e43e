/** The initial folder of a property, created from its host's answers: `npm run host -- content new`. */
export { cancellationTerms, waysToPay } from './choices.ts';
export { countryMeant, findTimeZone, getTimeZones } from './places.ts';
export {
  parseLanguages,
  readers,
  readText,
  textNames,
  type AnswerName,
  type Answers,
  type ReadAnswer,
  type TextName,
} from './readAnswer.ts';
export { writeSiteName } from './writeSiteName.ts';
export { exists, writeProperty, type NewProperty } from './writeProperty.ts';
