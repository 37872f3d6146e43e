/** Latin letters that do not decompose into a basic letter and an accent, as they are typed without them. */
export const latinSpelling: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};

/** Characters that are typed for an apostrophe. */
export const apostrophes = '’‘‛ʼʻʹ`´′＇';

/** Characters that are typed for a hyphen. */
export const hyphens = '‐‑‒–—−';
