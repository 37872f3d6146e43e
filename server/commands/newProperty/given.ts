import { isLanguage, type Language } from '../../../contract/values/language.ts';
import { readers, textNames, type AnswerName, type TextName } from '../../host/index.ts';
import { chapters } from './questions.ts';

/** A text for guests in one language; undefined for the first language of the property. */
interface GivenText {
  language: Language | undefined;
  name: TextName;
  text: string;
}

/** The answers from the command line. */
export interface Given {
  answers: Partial<Record<AnswerName, string>>;
  texts: readonly GivenText[];
}

/** The names of all answers, in the order of their questions. */
export const answerNames = chapters.flatMap(([, questions]) => Object.keys(questions) as AnswerName[]);

/** Returns the name as an option: `registrationNumber` becomes `registration-number`. */
export const getFlag = (name: AnswerName): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the option or argument that gives an answer on the command line. */
export const findOption = (name: AnswerName): string =>
  name === 'folder' ? '[folder]' : `--${getFlag(name)}`;

/** Parses a text with an optional language: `pt=Uma casa` is in Portuguese. */
function getText(name: TextName, typed: string): GivenText {
  const [, code, text] = /^([a-z]{2})=(.*)$/s.exec(typed) ?? [];
  return isLanguage(code) && text !== undefined
    ? { language: code, name, text }
    : { language: undefined, name, text: typed };
}

/** Reads answers from commander's options. */
export function readGiven(options: Readonly<Record<string, unknown>>, folder: string | undefined): Given {
  const answers = Object.fromEntries(
    Object.keys(readers).flatMap((name) => {
      const typed = name === 'folder' ? folder : options[name];
      return typeof typed === 'string' ? [[name, typed]] : [];
    }),
  );
  const texts = textNames.flatMap((name) =>
    ((options[name] ?? []) as string[]).map((typed) => getText(name, typed)),
  );
  return { answers, texts };
}
