import { stringify } from 'yaml';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';

/** Formats a part of a document as YAML that `parseYaml` parses to the same values. */
export const formatYaml = (value: unknown): string =>
  stringify(value, { schema: 'failsafe', lineWidth: 100 });

/** Formats a document as the YAML files of its folder, by their names. The same document always gives the same texts. */
export const formatDocument = ({ property, texts }: PropertyDocument): Map<string, string> =>
  new Map([
    ['property.yaml', formatYaml(property)],
    ...Object.entries(texts).map(([language, text]) => [`${language}.yaml`, formatYaml(text)] as const),
  ]);
