import * as v from 'valibot';
import { calendarDate, timeOfDay } from '../schemas/primitives.ts';
import { rewrite } from '../schemas/rewrite.ts';
import { cleanLine } from '../values/typedText.ts';
import { issueMessage, type IssueCode, type IssueParams } from './issues.ts';

/** A text that is not empty. */
export const text = v.pipe(v.string(issueMessage('notText')), v.trim(), v.nonEmpty(issueMessage('empty')));

/** A name, which e-mails may have in their subject or sender: one line, without invisible characters. */
export const name = v.pipe(
  v.string(issueMessage('notText')),
  rewrite(cleanLine),
  v.nonEmpty(issueMessage('empty')),
);

// In YAML's folded style (`>-`), an empty line becomes one line break; in its literal style (`|`), two.
/** A text with paragraphs, separated by empty lines. */
export const paragraphs = v.pipe(
  text,
  v.transform((written) => (written.includes('\n\n') ? written : written.replaceAll('\n', '\n\n'))),
);

/** A text that satisfies a condition. */
export const textThat = (holds: (value: string) => boolean, code: IssueCode, params?: IssueParams) =>
  v.pipe(text, v.check(holds, issueMessage(code, params)));

/** A text that a schema of the contract accepts, in the form that the schema returns. */
export const textLike = (schema: v.GenericSchema<string, string>, code: IssueCode, params?: IssueParams) =>
  v.pipe(
    textThat((value) => v.is(schema, value), code, params),
    v.transform((value) => v.parse(schema, value)),
  );

export const day = textLike(calendarDate, 'notDate', { example: '2027-03-28' });
export const time = textLike(timeOfDay, 'notTime');

/** A check that a number is within limits. */
export const within = (min: number, max: number) =>
  v.check<number, string>((value) => value >= min && value <= max, issueMessage('outOfRange', { min, max }));

/** A whole number within limits. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    text,
    v.check((value) => /^\d{1,9}$/.test(value), issueMessage('notWholeNumber')),
    v.transform(Number),
    within(min, max),
  );

/** A number with an optional fraction and sign, within limits. */
export const number = (min: number, max: number, example: string) =>
  v.pipe(
    text,
    v.check((value) => /^-?\d{1,9}(\.\d+)?$/.test(value), issueMessage('notNumber', { example })),
    v.transform(Number),
    within(min, max),
  );

const cents = (euros: string) => {
  const [whole = '', fraction = ''] = euros.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** An amount such as `140` or `140.00`, converted digit by digit to integer cents. */
export const euros = v.pipe(
  text,
  v.check((value) => /^\d{1,7}(\.\d{1,2})?$/.test(value), issueMessage('notAmount')),
  v.transform(cents),
);

/** A percentage with at most two decimals. */
export const percent = v.pipe(
  text,
  v.check((value) => /^\d{1,3}(\.\d{1,2})?$/.test(value), issueMessage('notPercentage')),
  v.transform(Number),
  v.check((value) => value <= 100, issueMessage('percentageTooHigh')),
);

export const yesOrNo = v.pipe(
  v.picklist(['yes', 'no', 'true', 'false'], issueMessage('notYesOrNo', { yes: 'yes', no: 'no' })),
  v.transform((value) => value === 'yes' || value === 'true'),
);

export const picklist = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, ({ input }) =>
    input === '' ? issueMessage('empty') : issueMessage('notOneOf', { values: values.join(', ') }),
  );

export const getList = <S extends v.GenericSchema<unknown, unknown>>(item: S) =>
  v.array(item, issueMessage('notList'));

/** The kind of a repeated item, in the message about it. */
type Kind = 'amenity' | 'day' | 'highlight' | 'language' | 'option' | 'photo' | 'room' | 'topic';

/** A check that all items of a list are different; `of` returns the compared value. */
export const allDifferent = <T>(of: (item: T) => string, kind: Kind) =>
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
        addIssue({ message: issueMessage('repeated', { kind, value }), input: undefined, path: [key] });
      }
      seen.add(value);
    }
  });

/** A block of named fields; unknown and missing fields are errors. */
export const block = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, input }) => {
    if (expected === 'never') {
      return issueMessage('unknownField', { names: Object.keys(entries).join(', ') });
    }
    if (input === undefined) return issueMessage('missing');
    const [, name, value] = (typeof input === 'string' && /^([\w-]+):(\S.*)$/.exec(input)) || [];
    return name === undefined
      ? issueMessage('notBlock')
      : issueMessage('noSpaceAfterColon', { line: `${name}: ${value}` });
  });
