import english from '../../../../locales/en/messages.json' with { type: 'json' };

/** The lines that the screens of the dashboard have in common, as `readLines` returns them. */

export const join = (...parts: readonly string[]): string => parts.join('\n');

export const loading = 'status| Loading…';

export const alert = (...texts: readonly string[]): string =>
  texts.map((text) => `alert (focus)| ${text}`).join('\n');

export const unreachable = 'This website cannot be reached. Check your internet connection and try again.';
export const kept = 'What you typed is kept, and nothing is sent twice.';
export const tooMany =
  'Too many requests came from your connection in a short time. Please try again in a moment.';
export const changed =
  'Something has changed since you opened this. You now see how it is: check it before you continue.';
export const returnToIt =
  'The reservation has changed since you opened it. Return to it and look at it again.';
export const impossible = 'This is no longer possible.';
export const forbidden = 'Your role no longer allows this.';
export const notReassessed = 'How it is now could not be loaded.';
export const unnamedField = english['problem.validationFailed.unnamed'];

/** The message about a change that the host refused. */
export const rejected = (...reasons: readonly string[]): string => alert('This was not accepted', ...reasons);

/** The message about marked fields, with the level of its heading. */
export const refused = (level: 2 | 3, ...fields: readonly string[]): string =>
  alert(`${'#'.repeat(level)} Check your answers`, 'Please check the fields that are marked.', ...fields);

export const notLoaded = (title: string): string =>
  join(alert(title, unreachable), '[Try again] => retry.requested');

/** The message above a page that could not be loaded again. */
export const outdated = join('status| This page may be outdated', '[Try again] => retry.requested');

const advice = 'See first how it is now. If it was not done, send it again: it is never done twice.';
const adviceToLeave =
  'See first how it is now. If it was not done, do it again from there. Or send it again here: it is never done twice.';

const choose = (look: string, repeat: string) =>
  join(`[See how it is now] => ${look}`, `[Send it again] => ${repeat}`);

/** The message about a change without an answer, which stays while the person looks. */
export const unconfirmed = (repeat: string, present = unreachable): string =>
  join(
    alert('We do not know whether this was done', ...(present === unreachable ? [unreachable] : []), advice),
    ...(present === unreachable ? [] : [present]),
    choose('look.requested', repeat),
  );

/** The same where the person leaves the message to look. */
export const unconfirmedAway = (look: string, repeat: string): string =>
  join(alert('We do not know whether this was done', unreachable, adviceToLeave), choose(look, repeat));

/** The buttons of the message about a reservation while the person looks. */
export const looking = `
  [See how it is now] (busy)
  [Send it again] (disabled)
  [Back to the reservation] (disabled)`;

/** The link from a form or an action of the sample reservation. */
export const back = 'Back to the reservation → /host/reservations/FYR3-FCYH';
/** The same while the host answers. */
export const backDisabled = '[Back to the reservation] (disabled)';

/** The screens of a page about one reservation before it is loaded. */
export const reservationLoading = (screen: (...parts: string[]) => string) => ({
  loading: screen(loading),
  notLoaded: screen(notLoaded('The reservation could not be loaded')),
  unknown: screen(
    alert('No reservation has this number', 'Check the number in the address.'),
    '[Try again] => retry.requested',
    'Go to the calendar → /host/calendar',
  ),
});

/** The first screen of the proof of identity in another machine. */
export const proving = join(
  '## Confirm that it is you',
  loading,
  '[Continue without a passkey] => proof: passkeyUse: passkey.abandoned',
  '[Do not continue] => proof: proof.abandoned',
);

/** The same controls while the host answers: one of the buttons is busy, and the others are disabled. */
export function waiting(controls: string, busy = 0): string {
  let index = 0;
  return controls.replaceAll(/ => .*/g, () => (index++ === busy ? ' (busy)' : ' (disabled)'));
}

/** The same fields while nobody can change them. */
export const readOnly = (fields: string): string =>
  fields.replaceAll(/^(.*?"[^"]*")(.*?) => .*$/gm, '$1 (read only)$2');

/** The same fields while the machine ignores what is typed. */
export const ignored = (fields: string): string => fields.replaceAll(/ => ([\w.]+)/g, ' => $1 (ignored)');

/** The history of the sample reservation, in the time zone of the tests. */
export const history = `
  ## History
  Note
  Needs a cot.
  1 February 2027, 15:30 (India Standard Time), Inês Carvalhal
  Booked
  20 January 2027, 14:46 (India Standard Time)
  Paid: €255.00
  20 January 2027, 14:46 (India Standard Time)
  Email address confirmed
  20 January 2027, 14:44 (India Standard Time)
  Booking started
  20 January 2027, 14:42 (India Standard Time)`;

/** A field with the message that marks it. */
export const invalid = (field: string, message: string): string =>
  field.replace(/: ("[^"]*"|<[^>]*>)/, `: $1 (invalid) — ${message}`);
