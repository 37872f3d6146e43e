import type { GuestsRequest } from '../../contract/schemas/legalForm.ts';
import { completed, getName } from '../../machines/registration/forms.ts';
import type { GuestForm } from '../../machines/registration/registration.types.ts';

type SentForm = GuestsRequest['guests'][number];

const toSentForm = ({ sharesResidence: _sharesResidence, ...form }: GuestForm): SentForm => ({
  ...form,
  name: getName(form),
  // The contract rejects an unanswered question with its own message.
  documentType: form.documentType as SentForm['documentType'],
});

/** Returns the forms as the host receives them: as typed, with the first guest's residence where it is shared. */
export const getLegalForms = (guests: readonly GuestForm[]): SentForm[] =>
  guests.map((form) => toSentForm(completed(form, guests[0])));
