import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Language } from '../../../contract/language.ts';
import type { Config } from '../../config/index.ts';
import {
  contentPrint,
  ContentRefused,
  contentSentence,
  loadContent,
  type ContentMistake,
  type Topic,
} from '../../host/index.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, failed } = createFindings('content');

const fixes: Readonly<Record<Topic, string>> = {
  prices: 'Guests are charged what is written there. Correct it, then start the site again.',
  examples: 'Guests and authorities read it. Write your own, then start the site again.',
  suspects:
    'It may be yours, or left from an example. If it is not yours, write your own, then start the site again.',
};

/** What may cost money or trouble, each topic as one warning that names the first of it. */
const getWarnings = (odd: readonly ContentMistake[]): Finding[] =>
  (Object.keys(fixes) as Topic[]).flatMap((topic) => {
    const [first, ...more] = odd.filter(({ about }) => about === topic);
    if (!first) return [];
    const others = more.length === 0 ? '' : ` (and ${more.length} more, which "content check" names)`;
    return [createFindings(topic).warning(`${contentSentence(first)}${others}`, fixes[topic])];
  });

interface CheckedContent {
  findings: Finding[];
  /** Tells these properties from others; undefined where they cannot be read. */
  print: string | undefined;
}

/** Whether the properties are as they should be, in the languages that the site offers. */
export async function checkContent({
  contentDir,
  languages,
}: Pick<Config, 'contentDir'> & { languages: readonly Language[] }): Promise<CheckedContent> {
  try {
    const loaded = await loadContent(contentDir, takenUnitIds, undefined, languages);
    const { units, warnings } = loaded;
    const sound = `${[...units.keys()].join(', ')}, without a mistake`;
    const summary =
      warnings.length === 0 ? sound : `${sound}; what looks odd (${warnings.length}), "content check" names`;
    return { findings: [ok(summary), ...getWarnings(warnings)], print: contentPrint(loaded) };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    const findings = [
      failed(`${error.mistakes.length} mistakes in ${contentDir}`, 'Mend what "content check" names.'),
    ];
    return { findings, print: undefined };
  }
}
