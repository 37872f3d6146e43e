import { isLanguage, type Language } from '../../../contract/language.ts';
import { readers, textNames, type AnswerName, type TextName } from '../../host/index.ts';
import { chapters } from './questions.ts';

/** A text that guests read, in one language; undefined for the first of those that are written. */
interface GivenText {
  language: Language | undefined;
  name: TextName;
  text: string;
}

/** What was answered on the command line already. */
export interface Given {
  answers: Partial<Record<AnswerName, string>>;
  texts: readonly GivenText[];
}

/** In the order in which they are asked. */
export const answerNames = chapters.flatMap(([, questions]) => Object.keys(questions) as AnswerName[]);

/** `registrationNumber` as it is typed: `registration-number`. */
export const getFlag = (name: AnswerName): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How an answer is given on the command line. */
export const findOption = (name: AnswerName): string =>
  name === 'folder' ? '[folder]' : `--${getFlag(name)}`;

/** `pt=Uma casa` is a text in Portuguese. */
function getText(name: TextName, typed: string): GivenText {
  const [, code, text] = /^([a-z]{2})=(.*)$/s.exec(typed) ?? [];
  return isLanguage(code) && text !== undefined
    ? { language: code, name, text }
    : { language: undefined, name, text: typed };
}

/** What options say, by the names that commander gives them. */
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
