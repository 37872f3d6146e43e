import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';

/** Formats a part of a document as YAML that `parseYaml` parses to the same values. */
export const formatYaml = (value: unknown): string =>
  stringify(value, { schema: 'failsafe', lineWidth: 100 });

/** Writes the files of a property to its new folder. The same document always gives the same bytes. */
export async function writeDocument(folder: string, { property, texts }: PropertyDocument): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'property.yaml'), formatYaml(property));
  for (const [language, text] of Object.entries(texts)) {
    await writeFile(join(folder, `${language}.yaml`), formatYaml(text));
  }
}
