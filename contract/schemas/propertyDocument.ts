import * as v from 'valibot';
import { languages } from '../values/language.ts';
import { isRecord } from '../values/isRecord.ts';
import { means } from './means.ts';

/** The limits of a document, far above the largest real one. */
const [longestText, mostValues, deepest] = [20_000, 20_000, 8];

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value consists of texts, lists and blocks, as in YAML, within the limits. */
function isDocumentValue(root: unknown): boolean {
  let values = 0;
  function isValid(value: unknown, depth: number): boolean {
    values += 1;
    if (values > mostValues || depth > deepest) return false;
    if (typeof value === 'string') return value.length <= longestText;
    if (Array.isArray(value)) return value.every((item) => isValid(item, depth + 1));
    return (
      isRecord(value) &&
      Object.entries(value).every(([field, inner]) => !forbidden.has(field) && isValid(inner, depth + 1))
    );
  }
  return isValid(root, 0);
}

const value = v.custom<unknown>(isDocumentValue, 'invalid');

/**
 * The content of a property as its host writes it: texts, lists and blocks with the names of the YAML files. It may be
 * incomplete; `contract/content` has the schemas of a complete one.
 */
export const propertyDocument = means(
  v.object({
    property: value,
    texts: v.record(v.picklist(languages), value),
  }),
  'The content of a property: the values of `property.yaml`, and the texts of each language.',
);
