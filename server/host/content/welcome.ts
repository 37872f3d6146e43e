import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages, type Language } from '../../../contract/values/language.ts';
import { block, text } from '../../../contract/content/fields.ts';
import { readAs, type ContentError } from './contentErrors.ts';
import { parseYaml } from './yamlFile.ts';

const words = block({ headline: v.optional(text), lead: v.optional(text) });

/** The schema of `welcome.yaml`: the texts at the top of the site's first page, by language. */
const welcomeFile = block(
  Object.fromEntries(languages.map((language) => [language, v.optional(words)])) as Record<
    Language,
    v.OptionalSchema<typeof words, undefined>
  >,
);

/** The host's own texts at the top of the first page, in the languages that have some. */
export type Welcome = v.InferOutput<typeof welcomeFile>;

/** Loads the host's own texts at the top of the first page; empty if the file does not exist. */
export async function loadWelcome(dir: string, mistakes: ContentError[]): Promise<Welcome> {
  const path = join(dir, 'welcome.yaml');
  const bytes = await readFile(path).catch(() => undefined);
  return (bytes && readAs(welcomeFile, parseYaml(path, bytes), mistakes)) ?? {};
}
