/** The initial e-mail address of the page that opens a reservation with a code. It is in memory only. */
let preparedEmail = '';

/** Sets the initial e-mail address of the page that opens a reservation with a code. */
export const prepareAccess = (email: string): void => {
  preparedEmail = email;
};

/** Returns the prepared e-mail address once; empty afterwards. */
export function consumePreparedEmail(): string {
  const email = preparedEmail;
  preparedEmail = '';
  return email;
}
