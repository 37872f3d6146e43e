/** The properties of this site as their host described them, one folder each (`content/README.md`). */
export {
  hasProperties,
  knownUnit,
  knownUnits,
  loadContent,
  loadSiteFiles,
  getTimeZone,
  type Content,
  type Folders,
  type LoadedContent,
  type SiteFiles,
} from './loadContent.ts';
export { markerFile, removeMarker, writeMarker } from './marker.ts';
export { formatDocument } from './formatDocument.ts';
export { findLegalErrors, legalFolder, readLegalSources, type LegalTexts } from './legalTexts.ts';
export { mergeSiteContent, noSiteFiles, type SiteContent } from './siteContent.ts';
export { siteFiles } from './siteFiles.ts';
export { getSourcePrint } from './sourcePrint.ts';
export { rememberingUnits, type UnitCache } from './rememberedUnits.ts';
export { getCodeHash } from './unitKey.ts';
export { logProgress, type Progress } from './logProgress.ts';
export { readChosenName, readSiteName } from './siteName.ts';
export type { Welcome } from './welcome.ts';
export { rememberContent } from './contentMemory.ts';
export { photoAddress } from './photos.ts';
export { readPublicPhoto, removeMetadata } from './publicPhoto.ts';
export { parseUnit, type UnitContent } from './unitSource.ts';
export { ContentRefused, contentSentence, type ContentError as ContentMistake } from './contentErrors.ts';
export {
  closedNights,
  describe,
  describeCard,
  firstPhoto,
  getSeasons,
  hostOfStay,
  getWrittenLanguages,
} from './describe.ts';
export { getCheckInDates, getCheckInDatesFrom, getStayRules, getTerms } from './terms.ts';
export { readMarkdown, type Written } from './markdown.ts';
export { contentPrint } from './contentPrint.ts';
export { checkSource, type UnitSource } from './checkSource.ts';
export { findExamples } from './examples.ts';
export { countWarnings } from './findings.ts';
export { getIssueText } from './issueText.ts';
export { findFallbacks, findLocalizedText } from './textLanguages.ts';
export { filled, type Placeholder } from './placeholders.ts';
