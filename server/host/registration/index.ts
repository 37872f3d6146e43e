/** The guests of a stay as the law wants them registered, and the bulletins that report them (SIBA). */
export { alsoWrongWithForms, registerGuests } from './registerGuests.ts';
export { keepGuestsDraft, readGuestsDraft } from './draftCalls.ts';
export { readDraft } from './guestsDraft.ts';
export { forgetDrafts } from './forgetDrafts.ts';
export { forgetGuests } from './forgetGuests.ts';
export { FormsUnreadable, readForms, sealingOf } from './keepForms.ts';
export { everyForm, sealFormsAgain } from './sealFormsAgain.ts';
export { remindGuests } from './remindGuests.ts';
export { tellOfBulletins } from './tellOfBulletins.ts';
export {
  isLeftToReport,
  listDueBulletins,
  type BulletinReading,
  type DueBulletins,
} from './listDueBulletins.ts';
export {
  makeBulletinFile,
  BulletinsRefused,
  markExported,
  type BulletinFile,
  type BulletinWarning,
} from './bulletinFile.ts';
