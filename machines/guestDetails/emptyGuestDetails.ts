import type { Guest } from '../../contract/schemas/guest.ts';
import { defaultLanguage } from '../../contract/values/language.ts';

/** The guest's details as typed, without validation. */
export type GuestDetails = Guest;

export const emptyGuestDetails: GuestDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phonePrefix: '',
  phone: '',
  locale: defaultLanguage,
};
