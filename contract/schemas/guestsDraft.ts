import * as v from 'valibot';
import { documentTypes } from './legalForm.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId } from './primitives.ts';

/** A limit above the length of any answer in a form. */
const maxAnswerLength = 200;

const typed = (meaning: string) =>
  means(v.pipe(v.string(), v.maxLength(maxAnswerLength, 'too_long')), `${meaning}, possibly incomplete.`);

/** A draft of one guest's legal form. Its values may be incomplete or invalid. */
const draftForm = v.object({
  surname: typed('The surname'),
  givenNames: typed('The given names'),
  dateOfBirth: typed('The date of birth'),
  placeOfBirth: typed('The place of birth'),
  documentType: means(
    v.picklist([...documentTypes, ''], 'invalid_choice'),
    'The kind of document; empty if none was chosen.',
  ),
  documentNumber: typed('The number of the document'),
  documentCountry: typed('The country that issued the document'),
  nationality: typed('The nationality'),
  countryOfResidence: typed('The guest’s country of residence'),
  placeOfResidence: typed('The guest’s place of residence'),
  sharesResidence: means(v.boolean(), 'Whether the guest has the same residence as the first guest.'),
});
export type DraftForm = v.InferOutput<typeof draftForm>;

const draftForms = v.pipe(v.array(draftForm), v.maxLength(100, 'guest_forms'));

/** Identifies a version of a draft. */
const draftRevision = v.object({
  by: means(
    v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
    'The page on which the draft was typed: a random id that the page generates, without personal data.',
  ),
  number: means(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    'A counter of the page’s drafts; the highest number is the latest draft.',
  ),
});
export type DraftRevision = v.InferOutput<typeof draftRevision>;

export const saveDraftRequest = v.object({
  reservationId,
  token: linkToken,
  guests: means(
    v.nullable(draftForms),
    'One form for each guest of the reservation, in their order; null deletes the draft.',
  ),
  revision: means(draftRevision, 'The revision of this draft.'),
  follows: v.optional(
    means(draftRevision, 'The latest revision that the page knows, if it came from another page.'),
  ),
});

export const savedDraft = v.object({
  keptAt: means(
    v.nullable(instant),
    'The time at which the host stored the draft; null if the draft was deleted.',
  ),
});
export type SavedDraft = v.InferOutput<typeof savedDraft>;

export const readDraftRequest = v.object({ reservationId, token: linkToken });

export const draftRead = v.object({
  draft: means(
    v.nullable(
      v.object({
        guests: means(draftForms, 'One form for each guest, in their order.'),
        revision: means(draftRevision, 'The revision of this draft.'),
        keptAt: means(instant, 'The time at which the host stored the draft.'),
      }),
    ),
    'The stored draft; null if none is stored.',
  ),
});
export type DraftRead = v.InferOutput<typeof draftRead>;
