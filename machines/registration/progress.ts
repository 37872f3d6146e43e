import { completed, getGuestIndex, isTouched } from './forms.ts';
import type { GuestForm, RegistrationContext } from './registration.types.ts';

/** The progress of a guest's form. */
export type Progress = 'empty' | 'begun' | 'filled' | 'refused';

const requiredFields = [
  'surname',
  'dateOfBirth',
  'nationality',
  'documentType',
  'documentNumber',
  'documentCountry',
  'countryOfResidence',
  'placeOfResidence',
] as const satisfies readonly (keyof GuestForm)[];

/** Returns the progress of the form at `index`, counted from 0. Only the host validates the answers. */
export function getProgress(
  { guests, violations }: Pick<RegistrationContext, 'guests' | 'violations'>,
  index: number,
): Progress {
  const form = guests[index];
  if (violations.some((violation) => getGuestIndex(violation) === index)) return 'refused';
  if (form === undefined || !isTouched([form])) return 'empty';
  const whole = completed(form, guests[0]);
  return requiredFields.every((field) => whole[field].trim() !== '') ? 'filled' : 'begun';
}

/** Returns the index of the first incomplete form, counted from 0, or of the last form if all are complete. */
export function firstUnfinished(guests: readonly GuestForm[]): number {
  const index = guests.findIndex((_, at) => getProgress({ guests, violations: [] }, at) !== 'filled');
  return index < 0 ? Math.max(0, guests.length - 1) : index;
}

/**
 * Whether the guests can be submitted from the open form: the last form is open, or the guest corrects or retries an
 * earlier submission.
 */
export const isLastFormReached = ({
  guests,
  opened,
  failure,
}: Pick<RegistrationContext, 'guests' | 'opened' | 'failure'>): boolean =>
  opened === guests.length - 1 || failure !== undefined;
