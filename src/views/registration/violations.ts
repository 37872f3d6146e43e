import type { Violation } from '../../../contract/schemas/violations.ts';
import { getGuestIndex } from '../../../machines/registration/forms.ts';
import type { GuestForm } from '../../../machines/registration/registration.types.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import { getMissingMessage } from '../../kit/getMissingMessage.ts';
import { useViolations, type NamedField } from '../../kit/violations.ts';
import type { RegistrationProps } from './RegistrationProps.ts';

export type GuestField = Exclude<keyof GuestForm, 'sharesResidence'>;

/** The labels of a guest's fields. */
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

/** Returns the id of a guest's control. */
export const getId = (index: number, field: GuestField): string => `registration-${index}-${field}`;

const filterByGuest = (violations: readonly Violation[], index: number) =>
  violations.filter((violation) => getGuestIndex(violation) === index);

/** Whether a guest's violations are combined to one line: the guest's form is not open, and there are several. */
const isSummarized = (violations: readonly Violation[], opened: number, index: number): boolean =>
  index !== opened && filterByGuest(violations, index).length > 1;

/** Combines the violations of each guest to one line, except those of the guest whose form is open. */
const summarizeViolations = (
  violations: readonly Violation[],
  opened: number,
  formatSummary: (answers: number) => string,
): Violation[] =>
  violations.flatMap((violation) => {
    const index = getGuestIndex(violation);
    if (index === undefined || !isSummarized(violations, opened, index)) return violation;
    const [first, ...others] = filterByGuest(violations, index);
    if (violation !== first) return [];
    return { propertyPath: violation.propertyPath, code: '', message: formatSummary(others.length + 1) };
  });

/** Returns the host's violations of the guests as field errors. */
export function useRegistrationViolations({ snapshot, send }: Pick<RegistrationProps, 'snapshot' | 'send'>) {
  const text = useText();
  const { guests, opened, violations } = snapshot.context;
  const summarized = summarizeViolations(violations, opened, (answers) =>
    text('registration.toCorrect', { answers }),
  );
  const findField = (propertyPath: string): NamedField | undefined => {
    if (propertyPath === '') return undefined;
    const index = getGuestIndex({ propertyPath });
    const field = propertyPath.split('.').at(-1) ?? '';
    if (index === undefined || !isField(field)) return { label: text('stay.guests') };
    const label = text(labels[field]);
    const number = index + 1;
    const labelOfGuest = isSummarized(violations, opened, index)
      ? text('registration.guest', { number })
      : text('registration.fieldOfGuest', { number, field: label });
    return {
      id: getId(index, field),
      label: guests.length === 1 ? label : labelOfGuest,
      ...(guests.length > 1 && { group: text('registration.guest', { number }) }),
      ...(index !== opened && { open: () => send({ type: 'guest.opened', index }) }),
    };
  };
  const { getMessage } = useViolations(violations, findField, getMissingMessage);
  const { summary } = useViolations(summarized, findField, getMissingMessage);
  return { getMessage, summary };
}
