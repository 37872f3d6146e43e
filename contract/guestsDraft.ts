import * as v from 'valibot';
import { documentTypes } from './legalForm.ts';
import { means } from './means.ts';
import { instant, linkToken, reservationId } from './primitives.ts';

/** More than any answer of a form can have. */
const longestAnswer = 200;

const typed = (meaning: string) =>
  means(v.pipe(v.string(), v.maxLength(longestAnswer, 'too_long')), `${meaning}, as far as it was typed.`);

/** What was typed of one guest's legal form so far. Nothing of it need be right, or be there. */
const draftForm = v.object({
  surname: typed('The surname'),
  givenNames: typed('The given names'),
  dateOfBirth: typed('The date of birth'),
  placeOfBirth: typed('The place of birth'),
  documentType: means(
    v.picklist([...documentTypes, ''], 'invalid_choice'),
    'The kind of document; empty where none was chosen.',
  ),
  documentNumber: typed('The number of the document'),
  documentCountry: typed('The country that issued it'),
  nationality: typed('The nationality'),
  countryOfResidence: typed('The country in which the guest lives'),
  placeOfResidence: typed('The place in which the guest lives'),
  sharesResidence: means(v.boolean(), 'Whether the guest lives where the first one does.'),
});
export type DraftForm = v.InferOutput<typeof draftForm>;

const draftForms = v.pipe(v.array(draftForm), v.maxLength(100, 'guest_forms'));

/** Tells one state of a draft from another. */
const draftRevision = v.object({
  by: means(
    v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
    'Which page it was typed on: a random name that the page gives itself, and that says nothing of anybody.',
  ),
  number: means(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    'Counts what that page has sent; of two the higher one is the later.',
  ),
});
export type DraftRevision = v.InferOutput<typeof draftRevision>;

export const saveDraftRequest = v.object({
  reservationId,
  token: linkToken,
  guests: means(
    v.nullable(draftForms),
    'One form for each guest of the reservation, in their order; null takes the draft away.',
  ),
  revision: means(draftRevision, 'What this state of the draft is called.'),
  follows: v.optional(
    means(draftRevision, 'The state that the page began with, where it was typed on another page.'),
  ),
});

export const savedDraft = v.object({
  keptAt: means(v.nullable(instant), 'When the host has taken it down; null where the draft is gone.'),
});
export type SavedDraft = v.InferOutput<typeof savedDraft>;

export const readDraftRequest = v.object({ reservationId, token: linkToken });

export const draftRead = v.object({
  draft: means(
    v.nullable(
      v.object({
        guests: means(draftForms, 'One form for each guest, in their order.'),
        revision: means(draftRevision, 'What this state of the draft is called.'),
        keptAt: means(instant, 'When the host has taken it down.'),
      }),
    ),
    'What was typed so far; null where nothing is kept.',
  ),
});
export type DraftRead = v.InferOutput<typeof draftRead>;
