import * as v from 'valibot';
import { calendarDate, timeOfDay } from '../../../contract/schemas/primitives.ts';

// Each message continues a sentence that begins with the field's name.

/** A text that is not empty. */
export const text = v.pipe(v.string('should be a text'), v.trim(), v.nonEmpty('should not be empty'));

// In YAML's folded style (`>-`), an empty line becomes one line break; in its literal style (`|`), two.
/** A text with paragraphs, separated by empty lines. */
export const paragraphs = v.pipe(
  text,
  v.transform((written) => (written.includes('\n\n') ? written : written.replaceAll('\n', '\n\n'))),
);

/** A text that satisfies a condition. */
export const textThat = (holds: (value: string) => boolean, message: string) =>
  v.pipe(text, v.check(holds, message));

/** A text that a schema of the contract accepts, in the form that the schema returns. */
export const textLike = (schema: v.GenericSchema<string, string>, message: string) =>
  v.pipe(
    textThat((value) => v.is(schema, value), message),
    v.transform((value) => v.parse(schema, value)),
  );

export const day = textLike(calendarDate, 'should be a date such as 2027-03-28');
export const time = textLike(timeOfDay, 'should be a time of day such as 15:00 or 09:30');

/** A whole number within limits. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    text,
    v.check((value) => /^\d{1,9}$/.test(value), 'should be a whole number'),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, `should be between ${min} and ${max}`),
  );

/** A number with an optional fraction and sign, within limits. */
export const number = (min: number, max: number, example: string) =>
  v.pipe(
    text,
    v.check((value) => /^-?\d{1,9}(\.\d+)?$/.test(value), `should be a number such as ${example}`),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, `should be between ${min} and ${max}`),
  );

const cents = (euros: string) => {
  const [whole = '', fraction = ''] = euros.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** An amount such as `140` or `140.00`, converted digit by digit to integer cents. */
export const euros = v.pipe(
  text,
  v.check(
    (value) => /^\d{1,7}(\.\d{1,2})?$/.test(value),
    'should be an amount in euros with a point before the cents, such as 140 or 140.00',
  ),
  v.transform(cents),
);

/** A percentage with at most two decimals. */
export const percent = v.pipe(
  text,
  v.check(
    (value) => /^\d{1,3}(\.\d{1,2})?$/.test(value),
    'should be a percentage without the sign, such as 30 or 12.5',
  ),
  v.transform(Number),
  v.check((value) => value <= 100, 'should be at most 100'),
);

export const yesOrNo = v.pipe(
  v.picklist(['yes', 'no', 'true', 'false'], 'should be yes or no'),
  v.transform((value) => value === 'yes' || value === 'true'),
);

export const picklist = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `should be one of ${values.join(', ')}`);

export const getList = <S extends v.GenericSchema<unknown, unknown>>(item: S) =>
  v.array(item, 'should be a list, each line beginning with a hyphen and a space');

/** A check that all items of a list are different; `of` returns the compared value. */
export const allDifferent = <T>(of: (item: T) => string, what: string) =>
  v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    for (const [index, item] of dataset.value.entries()) {
      const value = of(item);
      if (seen.has(value)) {
        const key = {
          type: 'array',
          origin: 'value',
          input: dataset.value,
          key: index,
          value: item,
        } as const;
        addIssue({ message: `repeats the ${what} "${value}"`, input: undefined, path: [key] });
      }
      seen.add(value);
    }
  });

/** A block of named fields; unknown and missing fields are errors. */
export const block = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, input }) => {
    if (expected === 'never') {
      return `is not a known field; the fields here are ${Object.keys(entries).join(', ')}`;
    }
    if (input === undefined) return 'is missing';
    const [, name, value] = (typeof input === 'string' && /^([\w-]+):(\S.*)$/.exec(input)) || [];
    const space = name === undefined ? '' : `; put a space after the colon, such as "${name}: ${value}"`;
    return `should be a block of named fields${space}`;
  });
