/** A part of a text; a guest copies a marked part as it is, such as a password. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const marked = /(?<![\p{L}\p{N}`])`([^`\n]+)`(?![\p{L}\p{N}`])/u;

/**
 * Splits a text at its marks: a part between two backticks is marked. A backtick without a second one, next to another
 * one or within a word, such as in the password ``a`b`c``, is text.
 */
export const splitMarked = (text: string): TextPart[] =>
  text
    .split(marked)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Returns the text without marks, for places where nothing can be copied with one press. */
export const withoutMarks = (text: string): string =>
  splitMarked(text)
    .map((part) => part.text)
    .join('');
