import type { Guest } from '../../contract/guest.ts';
import { defaultLanguage } from '../../contract/language.ts';

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
