/** The properties of this site, as their host wrote them: one folder each (`content/README.md`). */
export { loadContent, type Content } from './loadContent.ts';
export type { UnitContent } from './loadUnit.ts';
export type { SibaEstablishment } from './siba.ts';
export { ContentRefused } from './mistakes.ts';
export { closedNights, describe, type UnitDescription } from './describe.ts';
export { stayRulesAt, termsOf } from './terms.ts';
