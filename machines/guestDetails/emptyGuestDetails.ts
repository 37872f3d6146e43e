import type { Guest } from '../../contract/guest.ts';
import { defaultLanguage } from '../../contract/language.ts';

/** What is known of the guest, as typed: nothing of it has been checked. */
export type GuestDetails = Guest;

export const emptyGuestDetails: GuestDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phonePrefix: '',
  phone: '',
  locale: defaultLanguage,
};
