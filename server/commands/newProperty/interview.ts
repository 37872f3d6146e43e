import type { Language } from '../../../contract/values/language.ts';
import {
  CommandRefused,
  WrongInput,
  readers,
  readText,
  type AnswerName,
  type Answers,
  type ReadAnswer,
  type TextName,
} from '../../host/index.ts';
import type { Dialogue } from './dialogue.ts';
import { findOption } from './given.ts';
import type { Question, SoFar } from './questions.ts';

type TextsSoFar = Partial<Record<Language, Partial<Record<TextName, string>>>>;

/** The source of the answers. */
export interface Source {
  /** Prints a text between the questions. */
  print: (text: string) => void;
  inColumns: (rows: readonly (readonly [name: string, value: string])[]) => string;
  /** Undefined when no questions are asked. */
  dialogue: Dialogue | undefined;
  offered: readonly Language[];
  /** The current name of the site; undefined if it has none of its own. */
  siteName: string | undefined;
  /** Whether a folder exists. */
  isTaken: (folder: string) => Promise<boolean>;
  contentDir: string;
}

/** The questions to one host, with the answers so far. */
export class Interview {
  readonly answers: Partial<Answers> = {};
  readonly texts: TextsSoFar = {};
  /** Required options without an answer or a default. */
  readonly missing: string[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  get so(): SoFar {
    const { offered, siteName } = this.#source;
    return { answers: this.answers, offered, siteName };
  }

  async #read(name: AnswerName, typed: string): Promise<ReadAnswer> {
    const read = readers[name](typed.trim());
    const { isTaken, contentDir } = this.#source;
    return name === 'folder' && 'text' in read && (await isTaken(read.text))
      ? { problem: `already exists in ${contentDir}, and is not overwritten` }
      : read;
  }

  /** Accepts an answer from the command line; returns the problem if it is invalid. */
  async take(name: AnswerName, typed: string): Promise<string | undefined> {
    const read = await this.#read(name, typed);
    if ('text' in read) this.answers[name] = read.text;
    return 'text' in read ? undefined : read.problem;
  }

  takeText(name: TextName, language: Language, typed: string): string | undefined {
    const read = readText(typed);
    if ('text' in read) (this.texts[language] ??= {})[name] = read.text.trim();
    return 'text' in read ? undefined : read.problem;
  }

  /** Asks until the answer is valid; without a dialogue, uses the suggested answer. */
  async ask(name: AnswerName, question: Question): Promise<void> {
    await this.#insist(findOption(name), question, (typed) => this.take(name, typed));
  }

  async askText(name: TextName, question: Question, language: Language): Promise<void> {
    const option = `--${name} ${language}=…`;
    await this.#insist(option, question, (typed) => Promise.resolve(this.takeText(name, language, typed)));
  }

  /** Asks which of the names to change; returns undefined for none. */
  async askWhich(question: string, names: readonly string[]): Promise<string | undefined> {
    const { dialogue, print } = this.#source;
    for (;;) {
      const chosenName = dialogue && (await this.#readAnswer(dialogue, '--yes', { question }, undefined));
      if (!chosenName || names.includes(chosenName)) return chosenName || undefined;
      print(`  → The list above has no "${chosenName}".\n`);
    }
  }

  async #insist(option: string, question: Question, take: (typed: string) => Promise<string | undefined>) {
    const { dialogue, print } = this.#source;
    for (;;) {
      const proposed = question.proposed?.(this.so);
      const typed = dialogue ? await this.#readAnswer(dialogue, option, question, proposed) : proposed;
      if (typed === undefined) {
        this.missing.push(option);
        return;
      }
      const problem = await take(typed);
      if (problem === undefined) return;
      if (!dialogue) throw new WrongInput(`${option} ${problem}, but is "${typed}".`);
      print(`  → This ${problem}${typed === '' ? '' : `, but is "${typed}"`}.\n`);
    }
  }

  #formatPrompt({ question, choices, hint }: Question, proposed: string | undefined): string {
    const hintText = hint?.(this.so);
    const enter = proposed === undefined ? '' : ` [${proposed}]`;
    if (choices === undefined)
      return `  ${question}${hintText === undefined ? '' : ` (${hintText})`}${enter}: `;
    const rows = Object.entries(choices).map(([name, words]) => [`    ${name}`, words] as const);
    return `  ${question}:\n${this.#source.inColumns(rows)}\n  Your choice${enter}: `;
  }

  async #readAnswer(
    dialogue: Dialogue,
    option: string,
    question: Question,
    proposed: string | undefined,
  ): Promise<string> {
    const reply = await dialogue.ask(this.#formatPrompt(question, proposed));
    if (reply !== undefined) return reply.trim() || (proposed ?? '');
    if (dialogue.isWithAPerson) {
      this.#source.print('\n');
      throw new CommandRefused('Nothing was written.');
    }
    throw new WrongInput(
      `Nothing was written: "${question.question}" was not answered. Give the answer as ${option}, or add --yes to use ` +
        'the suggested answers.',
    );
  }
}
