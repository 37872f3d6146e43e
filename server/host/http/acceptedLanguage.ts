import { defaultLanguage, isLanguage, type Language } from '../../../contract/language.ts';

const weightOf = (parameters: readonly string[]) => {
  const q = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
  return q === undefined ? 1 : Number(q);
};

/** The language that an `Accept-Language` header asks for most (RFC 9110 §12.5.4): `pt-BR` is `pt`. */
export function acceptedLanguage(header: string | null): Language {
  const wishes = (header ?? '').split(',').map((item) => {
    const [range = '', ...parameters] = item.split(';');
    return { language: range.trim().toLowerCase().split('-')[0], weight: weightOf(parameters) };
  });
  const best = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best.map(({ language }) => language).find((language) => isLanguage(language)) ?? defaultLanguage;
}
