import * as v from 'valibot';
import { isRecord } from '../../../contract/isRecord.ts';
import { block, listOf, text } from './fields.ts';

/** What a language file has to speak of, as `property.yaml` names it. */
export interface Named {
  readonly highlights: readonly string[];
  readonly photos: readonly string[];
  readonly paymentOptions: readonly string[];
  readonly hostPhoto: string | undefined;
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Reads the names even from a file with mistakes in it, so that all mistakes are told at once. */
export function namedIn(property: unknown): Named {
  const fields = isRecord(property) ? property : {};
  const options = Array.isArray(fields['paymentOptions']) ? fields['paymentOptions'] : [];
  const hostPhoto = isRecord(fields['host']) ? fields['host']['photo'] : undefined;
  return {
    highlights: textsIn(fields['highlights']),
    photos: textsIn(fields['photos']),
    paymentOptions: textsIn(options.map((option: unknown) => (isRecord(option) ? option['id'] : undefined))),
    hostPhoto: typeof hostPhoto === 'string' ? hostPhoto : undefined,
  };
}

const forEach = <S extends v.GenericSchema<unknown, unknown>>(names: readonly string[], schema: S) =>
  block(Object.fromEntries(names.map((name) => [name, schema])));

// YAML's folded style (`>-`) leaves one line break of an empty line, its literal style (`|`) keeps both.
const paragraphs = v.pipe(
  text,
  v.transform((written) => (written.includes('\n\n') ? written : written.replaceAll('\n', '\n\n'))),
);

/** `en.yaml` and its sisters: every text of a property in one language. */
export const textsFile = ({ highlights, photos, paymentOptions, hostPhoto }: Named) =>
  block({
    name: text,
    summary: text,
    /** Paragraphs are separated by an empty line. */
    description: paragraphs,
    location: block({ city: text, region: text, country: text }),
    host: block({
      about: text,
      responseTime: text,
      photoAlt: hostPhoto === undefined ? v.optional(text) : text,
    }),
    highlights: forEach(highlights, block({ title: text, text })),
    photos: forEach(photos, text),
    paymentOptions: forEach(paymentOptions, block({ name: text, description: v.optional(text) })),
    /** House rules in the host's own words, such as the municipal tourist tax. */
    notes: v.optional(listOf(text)),
  });
export type Texts = v.InferOutput<ReturnType<typeof textsFile>>;
