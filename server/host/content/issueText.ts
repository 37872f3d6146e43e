import { createIntl } from '@formatjs/intl';
import english from '../../../locales/en/content.json' with { type: 'json' };
import { fieldName, type ContentIssue, type FieldPath } from '../../../contract/content/issues.ts';

/** The command line and the log quote as code does. */
const messages = Object.fromEntries(
  Object.entries(english).map(([id, message]) => [id, message.replaceAll(/[“”]/g, '"')]),
);

const intl = createIntl({
  locale: 'en-GB',
  messages,
  onError: (error) => {
    throw error;
  },
});

/** Whether a field is within another one, such as `stay.minNights` within `stay`. */
const isWithin = (inner: FieldPath, outer: FieldPath) =>
  outer.length < inner.length && outer.every((part, index) => part === inner[index]);

/**
 * Returns the English text of an issue, for the command line and the log. Fields within the issue's field are named
 * relative to it. `subject` replaces the name of the field.
 */
export function getIssueText(
  { code, params = {}, path }: ContentIssue,
  subject: string = path.length === 0 ? 'the file' : fieldName(path),
): string {
  const getName = (field: FieldPath) => fieldName(isWithin(field, path) ? field.slice(path.length) : field);
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? getName(value) : value,
  ]);
  return intl.formatMessage({ id: `content.${code}` }, { ...Object.fromEntries(values), field: subject });
}
