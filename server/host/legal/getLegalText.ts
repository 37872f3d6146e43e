import type { Language } from '../../../contract/language.ts';
import type { LegalBlock, LegalText, Run } from '../../../contract/legal.ts';
import type { LegalTextName } from '../../../contract/rules/legalTexts.ts';
import type { Read } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { filled, findFallbacks, type Written } from '../content/index.ts';
import { defaultText } from './defaultTexts.ts';
import { hostsOfSite } from './hostsOfSite.ts';
import { getNoticeValues } from './noticeValues.ts';

/** The same block with other words in it. */
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

// A host's own text in another language says what holds; the site's own words in this one might say something else.
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
  return { written: await defaultText(requestedLanguage, name), language: requestedLanguage };
}

/** One of the host's legal texts: their own, or what the site says in its place, with the terms that hold. */
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
