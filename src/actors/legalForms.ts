import type { GuestsRequest } from '../../contract/legalForm.ts';
import { completed, getName } from '../../machines/registration/forms.ts';
import type { GuestForm } from '../../machines/registration/registration.types.ts';

type Sent = GuestsRequest['guests'][number];

const toSentForm = ({ sharesResidence: _isSeenInTheAnswers, ...form }: GuestForm): Sent => ({
  ...form,
  name: getName(form),
  // An unanswered question is refused by the contract, in the contract's words.
  documentType: form.documentType as Sent['documentType'],
});

/** The forms as the host is sent them: as typed, with the residence of the first guest where it is shared. */
export const getLegalForms = (guests: readonly GuestForm[]): Sent[] =>
  guests.map((form) => toSentForm(completed(form, guests[0])));
