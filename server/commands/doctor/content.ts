import { relative } from 'node:path';
import type { Topic } from '../../../contract/content/issues.ts';
import { takenUnitIds } from '../../../contract/rules/addresses.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { Config } from '../../config/index.ts';
import {
  contentPrint,
  ContentRefused,
  contentSentence,
  loadContent,
  nameSome,
  type ContentMistake,
} from '../../host/index.ts';
import { createFindings, type Finding } from './finding.ts';

const { ok, failed } = createFindings('content');

const fixes: Readonly<Record<Topic, string>> = {
  prices: 'Guests are charged these amounts. Correct them, then restart the site.',
  identity: 'Add name, address, taxNumber and email to host.yaml, then restart the site.',
  examples: 'Guests and authorities read these texts. Write your own, then restart the site.',
  suspects:
    'The values may be yours, or left over from an example. If they are not yours, write your own, then restart the site.',
};

/** The names of the checks. */
const checks: Readonly<Record<Topic, string>> = {
  prices: 'prices',
  identity: 'identity',
  examples: 'example texts',
  suspects: 'doubtful values',
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Returns one warning per topic that may cost money or cause trouble; each shows the first instance. */
const getWarnings = (contentDir: string, odd: readonly ContentMistake[]): Finding[] =>
  (Object.keys(fixes) as Topic[]).flatMap((topic) => {
    const [first, ...more] = odd.filter(({ about }) => about === topic);
    if (!first) return [];
    const others = more.length === 0 ? '' : ` (and ${more.length} more, listed by "content check")`;
    return [
      createFindings(checks[topic]).warning(
        `content.${topic}`,
        `${contentSentence(first)}${others}`,
        fixes[topic],
        { first: contentSentence({ ...first, file: relative(contentDir, first.file) }), more: more.length },
      ),
    ];
  });

/** The folder of the properties that the site shows. */
export interface ShownContent extends Pick<Config, 'contentDir'> {
  readonly languages: readonly Language[];
  /** Whether it is the demo, which processes on one database do not compare. */
  readonly isDemo?: boolean;
  /** Whether the dashboard manages properties, so that the folder need not contain any. */
  readonly mayBeEmpty?: boolean;
}

const noProperties = { units: new Map(), former: new Map() };

interface CheckedContent {
  findings: Finding[];
  /** A fingerprint of these properties; undefined if they cannot be read. */
  print: string | undefined;
}

/** Checks the properties in all languages that the site offers. */
export async function checkContent({
  contentDir,
  languages,
  isDemo = false,
  mayBeEmpty = false,
}: ShownContent): Promise<CheckedContent> {
  try {
    const loaded = await loadContent(contentDir, { takenUnitIds, offered: languages, mayBeEmpty });
    const { units, warnings } = loaded;
    const sound = units.size === 0 ? 'no errors in files' : `${nameSome([...units.keys()])}: no errors`;
    const summary =
      warnings.length === 0 ? sound : `${sound}; "content check" lists ${count(warnings.length, 'warning')}`;
    return {
      findings: [ok('content.ok', summary), ...getWarnings(contentDir, warnings)],
      print: contentPrint(isDemo ? noProperties : loaded),
    };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    const findings = [
      failed(
        'content.errors',
        `${count(error.mistakes.length, 'error')} in ${contentDir}`,
        'Correct the errors that "content check" lists.',
        { count: error.mistakes.length },
      ),
    ];
    return { findings, print: undefined };
  }
}
