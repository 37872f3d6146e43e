import { guestOf } from '../../../machines/registration/forms.ts';
import type { GuestForm } from '../../../machines/registration/registration.types.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import { useViolations } from '../shared/violations.ts';
import type { RegistrationProps } from './RegistrationProps.ts';

export type GuestField = Exclude<keyof GuestForm, 'sharesResidence'>;

/** What the fields of a guest are called. */
export const labels: Readonly<Record<GuestField, MessageId>> = {
  surname: 'registration.surname',
  givenNames: 'registration.givenNames',
  dateOfBirth: 'registration.dateOfBirth',
  placeOfBirth: 'registration.placeOfBirth',
  nationality: 'registration.nationality',
  documentType: 'registration.documentType',
  documentNumber: 'registration.documentNumber',
  documentCountry: 'registration.documentCountry',
  countryOfResidence: 'registration.countryOfResidence',
  placeOfResidence: 'registration.placeOfResidence',
};

const isField = (name: string): name is GuestField => Object.hasOwn(labels, name);

/** The id of a guest’s control. */
export const idOf = (index: number, field: GuestField): string => `registration-${index}-${field}`;

/** What the host refused of the guests. */
export function useRegistrationViolations({ snapshot, send }: Pick<RegistrationProps, 'snapshot' | 'send'>) {
  const text = useText();
  const { guests, opened, violations } = snapshot.context;
  return useViolations(violations, (propertyPath) => {
    if (propertyPath === '') return undefined;
    const index = guestOf({ propertyPath });
    const field = propertyPath.split('.').at(-1) ?? '';
    if (index === undefined || !isField(field)) return { label: text('stay.guests') };
    const label = text(labels[field]);
    return {
      id: idOf(index, field),
      label:
        guests.length === 1 ? label : text('registration.fieldOfGuest', { number: index + 1, field: label }),
      ...(index !== opened && { open: () => send({ type: 'guest.opened', index }) }),
    };
  });
}
