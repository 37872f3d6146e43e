import { useMemo } from 'react';

export interface Option {
  value: string;
  label: string;
  /** Other search terms of the option, such as codes. */
  keywords?: readonly string[];
}

export interface Search {
  /** Whether an option matches the typed text. */
  matches: (label: string, typed: string) => boolean;
  findFirst: (typed: string) => Option | undefined;
  /** Returns the option whose full name was typed, or the only matching one. */
  findChosen: (typed: string) => Option | undefined;
}

// The search matches the start of every word, so that `Korea` finds `South Korea`.
const getWordStarts = (label: string) =>
  [...label.matchAll(/[^\s'’().,&/-]+/gu)].map(({ index }) => label.slice(index));

/** Removes accents and upper case. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns the spellings of a text on a keyboard without accents: `osterreich` and `oesterreich` for `Österreich`. */
const typedForms = (text: string) => [
  plain(text),
  plain(text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)),
];

/** Creates a search for options by the beginnings of their words. It ignores accents and case. */
export function useSearch(options: readonly Option[]): Search {
  return useMemo(() => {
    const names = new Map(
      options.map(({ label, keywords = [] }) => [label, [label, ...keywords].flatMap(typedForms)]),
    );
    const words = new Map(
      options.map(({ label, keywords = [] }) => [
        label,
        [...getWordStarts(label), ...keywords].flatMap(typedForms),
      ]),
    );
    const matches = (label: string, typed: string) => {
      const query = plain(typed.trim());
      return words.get(label)?.some((word) => word.startsWith(query)) ?? false;
    };
    const isWhole = (label: string, typed: string) => names.get(label)?.includes(plain(typed)) ?? false;
    return {
      matches,
      findFirst: (typed) => options.find(({ label }) => matches(label, typed)),
      findChosen: (typed) => {
        const query = typed.trim();
        if (query === '') return undefined;
        const matching = options.filter(({ label }) => matches(label, query));
        return matching.length === 1 ? matching[0] : matching.find(({ label }) => isWhole(label, query));
      },
    };
  }, [options]);
}
