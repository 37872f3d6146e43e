/** The title of the step in which the code is asked for, where the focus is somewhere else. */
export const codeTitle = '### Confirm your email';

export const sent = 'We have sent a one-time password to ana@example.com.';

/** On the clock of the device, for minutes count. */
const deadlines = `
  Enter the code by 17:40.
  Your dates are held until 17:45.
`;

/** The head of the step when it begins. */
export const focusedCodeHead = `
  ${codeTitle} (focus)
  ${sent}
  ${deadlines}
`;

/** The head of the step when the focus is elsewhere. */
export const codeHead = `
  ${codeTitle}
  ${sent}
  ${deadlines}
`;

/** The code and the ways out of its step. */
export const codeForm = `
    One-time password: "123456" — We check it as soon as all six digits are there. => otp.changed {'otp':'typed'}
    [Confirm and continue to payment] => otp.submitted
    [Send a new code] => otp.resendRequested
    Nothing yet? It can take a minute, or it may be in your spam folder.
    Is the address wrong?
    [Change the address] => booking.restarted
  `;
