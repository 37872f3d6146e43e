/**
 * The violation codes with their messages. The codes are stable: the site translates a violation by its code
 * (`violation.<code>` in `locales`), otherwise by its message, and shows unknown messages unchanged.
 */
export const violationMessages = {
  blank: 'This value should not be blank.',
  too_long: 'This value is too long.',
  invalid: 'This value is not valid.',
  invalid_choice: 'The value you selected is not a valid choice.',
  invalid_characters: 'This value contains characters that cannot be used here.',
  invalid_id: 'This is not a valid identifier.',
  unknown_field: 'This field was not expected.',
  not_a_number: 'This value should be a whole number.',
  email: 'Enter an email address in the form name@example.com.',
  phone: 'Enter a phone number with 4 to 14 digits, with or without the country prefix.',
  phone_prefix: 'Choose the country of your phone number.',
  date_format: 'This value is not a valid date.',
  date_past: 'This date is in the past.',
  date_too_soon: 'Stays cannot be booked this soon.',
  date_too_far: 'Stays cannot be booked this far ahead.',
  time_of_day: 'This value is not a time of day.',
  arrival_time: 'Guests can arrive from the check-in time until six the next morning.',
  tax_number: 'This value is not a valid tax number.',
  arrival_day: 'In this period, check-in is not possible on this day of the week.',
  end_before_start: 'The check-out date should be after the check-in date.',
  stay_too_short: 'The stay is shorter than the minimum stay.',
  season_stay_too_short: 'The stay is shorter than the minimum stay of this season.',
  stay_too_long: 'The stay is longer than the maximum stay.',
  too_few_guests: 'There should be at least one guest.',
  too_many_guests: 'There are more guests than the property can host.',
  too_many_babies: 'There are more babies than the property has room for.',
  party_sum: 'Adults, children and babies should add up to the number of guests.',
  otp_format: 'The one-time password has six digits.',
  otp_incorrect: 'The one-time password is not correct.',
  country: 'This value is not a country.',
  date_of_birth: 'This is not a possible date of birth.',
  date_future: 'This date is in the future.',
  document_number: 'This is not a valid document number.',
  guest_forms: 'There should be one form for each guest of the reservation.',
} as const;

export type ViolationCode = keyof typeof violationMessages;

const normalizeMessage = (message: string) => message.trim().replace(/\.$/, '');

const codes = new Map(
  Object.entries(violationMessages).map(([code, message]) => [
    normalizeMessage(message),
    code as ViolationCode,
  ]),
);

/** Returns the code of a standard message, with or without its full stop, for hosts with their own codes. */
export const findViolationCode = (message: string): ViolationCode | undefined =>
  codes.get(normalizeMessage(message));
