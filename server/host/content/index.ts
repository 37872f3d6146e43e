/** The properties of this site, as their host wrote them: one folder each (`content/README.md`). */
export { knownUnit, knownUnits, loadContent, timeZoneOf, type Content } from './loadContent.ts';
export { readSiteName } from './siteName.ts';
export type { Welcome } from './welcome.ts';
export { rememberingPhotos } from './rememberedPhotos.ts';
export { photoAddress } from './photos.ts';
export { readPublicPhoto } from './publicPhoto.ts';
export { unitFrom, type UnitContent, type UnitSource } from './unitSource.ts';
export type { SibaEstablishment } from './siba.ts';
export {
  ContentRefused,
  contentSentence,
  fieldName,
  type Mistake as ContentMistake,
  type Topic,
} from './mistakes.ts';
export { closedNights, describe, hostOfStay, writtenIn } from './describe.ts';
export { checkInDatesAt, stayRulesOf, termsOf } from './terms.ts';
export { readMarkdown, type Written } from './markdown.ts';
export { propertyFile } from './property.ts';
export { readPoint } from './coordinates.ts';
export { contentPrint } from './contentPrint.ts';
export { examplesIn } from './examples.ts';
export { text, textThat } from './fields.ts';
export { standInsOf, textInTurn } from './textLanguages.ts';
export { isWhereItIs, type Place } from './timeZoneBoxes.ts';
export { filled, type Placeholder } from './placeholders.ts';
