import { completed, getGuestIndex, isTouched } from './forms.ts';
import type { GuestForm, RegistrationContext } from './registration.types.ts';

/** How far a guest's form is. */
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

/** How far the form of the guest at `index`, counted from 0, is; whether its answers hold is the host's word. */
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

/** The first guest whose form is not filled in, counted from 0; the last one where all are. */
export function firstUnfinished(guests: readonly GuestForm[]): number {
  const index = guests.findIndex((_, at) => getProgress({ guests, violations: [] }, at) !== 'filled');
  return index < 0 ? Math.max(0, guests.length - 1) : index;
}

/**
 * Whether the guests can be sent from the form that is open: who has come to the last one was asked everything,
 * and who mends what was refused, or tries again, need not go through all of them once more.
 */
export const isLastFormReached = ({
  guests,
  opened,
  failure,
}: Pick<RegistrationContext, 'guests' | 'opened' | 'failure'>): boolean =>
  opened === guests.length - 1 || failure !== undefined;
