import { typedGuests } from '../reservation/forms.ts';
import type { TypedGuest } from '../reservation/scenario.ts';

const createChild: TypedGuest = {
  surname: 'Lefèvre',
  givenNames: 'Inês',
  born: ['14', '06', '2024'],
  nationality: 'FR',
  documentType: 'passport',
  documentNumber: '24CV01234',
  placeOfResidence: undefined,
};

/** Two adults and their child. */
export const family: readonly TypedGuest[] = [...typedGuests, createChild];
