/** The address that the page which opens a reservation with a code begins with: in memory alone. */
let preparedEmail = '';

/** Has the page that opens a reservation with a code begin with the address that the guest typed. */
export const prepareAccess = (email: string): void => {
  preparedEmail = email;
};

/** The address to begin with; empty once it was taken. */
export function takePreparedEmail(): string {
  const email = preparedEmail;
  preparedEmail = '';
  return email;
}
