import type { Language } from '../../../contract/values/language.ts';
import type { LegalBlock, LegalText, Run } from '../../../contract/schemas/legal.ts';
import type { LegalTextName } from '../../../contract/values/legalTexts.ts';
import type { Read } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { filled, findFallbacks, type Written } from '../content/index.ts';
import { defaultText } from './defaultTexts.ts';
import { hostsOfSite } from './hostsOfSite.ts';
import { getNoticeValues } from './noticeValues.ts';

/** Returns the same block with changed runs. */
function withWords(block: LegalBlock, words: (runs: readonly Run[]) => Run[]): LegalBlock {
  switch (block.kind) {
    case 'list':
      return {
        ...block,
        items: block.items.map(({ runs, items }) => ({ runs: words(runs), items: items.map(words) })),
      };
    case 'table':
      return { ...block, head: block.head.map(words), rows: block.rows.map((row) => row.map(words)) };
    case 'hosts':
      return block;
    case 'heading':
    case 'paragraph':
      return { ...block, runs: words(block.runs) };
  }
}

interface Found {
  written: Written;
  language: Language;
}

// The host's own text applies even in another language; the default text in the requested language could contradict it.
async function findText(
  { content }: HostContext,
  name: LegalTextName,
  requestedLanguage: Language,
): Promise<Found> {
  const getOwnText = (language: Language) => content.legal[language]?.[name];
  const standIns = findFallbacks((language) => getOwnText(language) !== undefined, content.offered);
  for (const language of [requestedLanguage, ...standIns]) {
    const written = getOwnText(language);
    if (written) return { written, language };
  }
  return defaultText(requestedLanguage, name);
}

/** Returns one of the legal texts: the host's own or the default, with the current retention terms. */
export const getLegalText: Read<'getLegalText'> = async (
  host,
  { params, language: requestedLanguage },
): Promise<LegalText> => {
  const { written, language } = await findText(host, params.text as LegalTextName, requestedLanguage);
  const values = getNoticeValues(host);
  const words = (runs: readonly Run[]) => runs.map((run) => ({ ...run, text: filled(run.text, values) }));
  return {
    title: filled(written.title, values),
    language,
    blocks: written.blocks.map((block) =>
      block.kind === 'hosts' ? { ...block, hosts: hostsOfSite(host, language) } : withWords(block, words),
    ),
  };
};
