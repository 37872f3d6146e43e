import MiniSearch, { type SearchResult } from 'minisearch';
import type { Findable, Searched } from '../searchIndex.ts';
import type { Look } from './look.ts';
import { parseQuestion } from './question.ts';
import { splitWords, createTermExtractor, getStem, getTerms } from './terms.ts';

/** A search result with the reason for its match. */
export interface Found {
  what: Findable;
  /** The matching text if the title does not match, with its language if it has one. */
  because?: { language?: string; words: string };
}

export interface Answer {
  found: readonly Found[];
  /** Words of the question without a result. */
  without: readonly string[];
  /** The language, device and colour scheme in the question. */
  look: Partial<Look>;
  isCut: boolean;
}

/** The maximum number of results. */
const most = 12;

const weights = { machine: 0.8, state: 1.3, arrow: 0.8, mail: 1 } as const;

/** Returns an excerpt of a text around the first matching word. */
function getExcerpt(text: string, terms: ReadonlySet<string>): string {
  const words = text.split(' ');
  const at = words.findIndex((word) => getTerms(word).some((term) => terms.has(term)));
  return at <= 6 ? text : `… ${words.slice(at - 4).join(' ')}`;
}

function getReason(what: Findable, { match }: SearchResult): Found['because'] {
  const fields = new Set(Object.values(match).flat());
  const terms = new Set(Object.keys(match));
  const matchesAll = (field: string) => Object.values(match).every((all) => all.includes(field));
  if (matchesAll('title')) return undefined;
  const texts = what.texts.filter(([language]) => fields.has(`told-${language}`));
  if (fields.has('text') && !texts.some(([language]) => matchesAll(`told-${language}`)))
    return { words: getExcerpt(what.text, terms) };
  const [first] = texts.toSorted(
    ([a], [b]) => Number(matchesAll(`told-${b}`)) - Number(matchesAll(`told-${a}`)),
  );
  return first && { language: first[0], words: `${first[1]}: ${getExcerpt(first[2], terms)}` };
}

/** Equal arrows in several states of a machine appear once. */
const sameAs = ({ kind, title, where, href }: Findable) =>
  kind === 'arrow' ? `${title} ${where.split(' › ')[0]}` : href;

function buildIndex({ findables, languages, synonyms }: Searched): MiniSearch<Findable & { id: number }> {
  const read = createTermExtractor(synonyms);
  const textFields = languages.map(({ id }) => `told-${id}`);
  const index = new MiniSearch<Findable & { id: number }>({
    fields: ['title', 'text', 'answers', 'where', ...textFields],
    extractField: (what, field) => {
      if (field.startsWith('told-'))
        return what.texts.find(([language]) => field === `told-${language}`)?.[2] ?? '';
      return what[field as 'title' | 'answers'] ?? '';
    },
    tokenize: (text, field) => (field === 'id' ? [text] : read(text)),
    processTerm: (term) => term,
  });
  index.addAll(findables.map((what, id) => ({ ...what, id })));
  return index;
}

/** Creates a search function that returns the entries with the most words of a question, best first. */
export function createFinder(searched: Searched): (question: string) => Answer {
  const index = buildIndex(searched);
  const getQuery = (word: string) => {
    const term = getStem(word);
    const near = { tokenize: (text: string) => [text], processTerm: (one: string) => one };
    const exact = { queries: [term], prefix: term.length > 2, ...near };
    return index.search(exact).length > 0
      ? exact
      : { queries: [term], fuzzy: term.length > 4 && 0.2, ...near };
  };
  return (question) => {
    const { words, look } = parseQuestion(question, searched.languages);
    const queries = [...new Set(words)].map((word) => {
      const query = getQuery(word);
      return { word, query, isKnown: index.search(query).length > 0 };
    });
    const known = queries.filter(({ isKnown }) => isKnown);
    const isAboutMail = splitWords(question).some((word) => /^e?mails?$/.test(word));
    const results = index.search(
      { combineWith: 'OR', queries: known.map(({ query }) => query) },
      {
        boost: { title: 3, text: 2, answers: 0.2, where: 0.7 },
        weights: { prefix: 0.5, fuzzy: 0.3 },
        boostDocument: (id) => {
          const { kind } = searched.findables[Number(id)]!;
          return weights[kind] * (kind === 'mail' && isAboutMail ? 3 : 1);
        },
      },
    );
    const best = Math.max(...results.map(({ queryTerms }) => new Set(queryTerms).size));
    const fitting = results
      .filter(({ queryTerms }) => new Set(queryTerms).size === best)
      .map((result) => ({ what: searched.findables[Number(result.id)]!, result }));
    const once = [...Map.groupBy(fitting, ({ what }) => sameAs(what)).values()].map(([first]) => first!);
    return {
      found: once.slice(0, most).map(({ what, result }) => {
        const because = getReason(what, result);
        return { what, ...(because && { because }) };
      }),
      without: queries.filter(({ isKnown }) => !isKnown).map(({ word }) => word),
      look,
      isCut: once.length > most,
    };
  };
}
