import { expect, test } from 'vitest';
import { checkDocument } from '../../contract/content/checks/checkDocument.ts';
import { fieldName } from '../../contract/content/issues.ts';
import { completeLanguages } from '../../contract/values/language.ts';
import { formatIssue } from './formatIssue.ts';
import { checkWrongInput, completeDocument, wrongInputs } from './wrongInputs.ts';

test('a complete document has no error', () => {
  expect(checkDocument(completeDocument, new Map(), new Date('2027-01-01T12:00:00Z')).errors).toEqual([]);
});

test('the wrong inputs are in at least forty different fields', () => {
  expect(new Set(wrongInputs.map(([path]) => fieldName(path))).size).toBeGreaterThanOrEqual(40);
});

test.each(wrongInputs.map((input) => ({ field: fieldName(input[0]), input })))(
  '$field is the only field with an error, whose text every language has',
  ({ input }) => {
    const [path, , code] = input;
    const { errors } = checkWrongInput(input);
    expect(errors.map((error) => [error.code, error.path])).toEqual([[code, path]]);
    const sentences = completeLanguages.map((language) => formatIssue(errors[0]!, language));
    expect(new Set(sentences).size).toBe(completeLanguages.length);
    expect(sentences.join(' ')).not.toContain('undefined');
  },
);
