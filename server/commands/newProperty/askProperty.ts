import type { Language } from '../../../contract/values/language.ts';
import {
  parseLanguages,
  textNames,
  WrongInput,
  type AnswerName,
  type Answers,
  type NewProperty,
  type TextName,
} from '../../host/index.ts';
import { answerNames, getFlag, findOption, type Given } from './given.ts';
import { Interview, type Source } from './interview.ts';
import { chapters, textQuestions } from './questions.ts';

const languageName = new Intl.DisplayNames('en', { type: 'language' });
const questions = Object.fromEntries(
  chapters.flatMap(([, chapterQuestions]) => Object.entries(chapterQuestions)),
);

/** Reads the answers from the command line, and reports all invalid ones together. */
async function takeGiven(interview: Interview, { answers, texts }: Given): Promise<void> {
  const wrong: string[] = [];
  const note = (flag: string, problem: string | undefined, typed: string) => {
    if (problem !== undefined) wrong.push(`${flag} ${problem}, but is "${typed}".`);
  };
  for (const name of answerNames) {
    const typed = answers[name];
    if (typed === undefined) continue;
    note(findOption(name), await interview.take(name, typed), typed);
  }
  const written = parseLanguages(interview.answers.languages ?? interview.so.offered[0] ?? 'en');
  for (const { language = written[0]!, name, text } of texts) {
    if (!written.includes(language)) wrong.push(`--${name} ${language}=… needs ${language} in --languages.`);
    note(`--${name} ${language}=…`, interview.takeText(name, language, text), text);
  }
  if (wrong.length > 0) throw new WrongInput(wrong.join('\n'));
}

async function askQuestions(interview: Interview, print: (text: string) => void): Promise<void> {
  for (const [heading, chapterQuestions] of chapters) {
    const open = Object.entries(chapterQuestions).filter(
      ([name]) => interview.answers[name as AnswerName] === undefined,
    );
    if (open.length > 0) print(`\n${heading}\n`);
    for (const [name, question] of open) await interview.ask(name as AnswerName, question);
  }
}

async function askTexts(interview: Interview, print: (text: string) => void): Promise<void> {
  for (const language of parseLanguages(interview.answers.languages ?? '')) {
    const open = textNames.filter((name) => interview.texts[language]?.[name] === undefined);
    if (open.length > 0) print(`\nTexts for guests, in ${languageName.of(language)}\n`);
    for (const name of open) await interview.askText(name, textQuestions[name], language);
  }
}

/** Lists each answer with the name under which it can be changed. */
function reviewed({ answers, texts }: Interview) {
  const languages = parseLanguages(answers.languages ?? '');
  const getName = (name: TextName, language: Language) =>
    languages.length > 1 ? `${name}-${language}` : name;
  const rows = [
    ...answerNames.map((name) => ({ name: getFlag(name), answer: answers[name] ?? '', change: name })),
    ...languages.flatMap((language) =>
      textNames.map((name) => ({
        name: getName(name, language),
        answer: texts[language]?.[name] ?? '',
        change: [name, language] as const,
      })),
    ),
  ];
  return rows;
}

/** Shows the host their answers, and asks for changes until there are none. */
async function review(interview: Interview, source: Source): Promise<void> {
  for (;;) {
    const rows = reviewed(interview);
    source.print(
      `\nYour answers:\n${source.inColumns(rows.map(({ name, answer }) => [`  ${name}`, answer]))}\n\n`,
    );
    const question =
      'Press Enter to write the property. To change an answer, type its name from the left column';
    const chosenName = await interview.askWhich(
      question,
      rows.map(({ name }) => name),
    );
    if (chosenName === undefined) return;
    const { change, answer } = rows.find(({ name }) => name === chosenName)!;
    const kept = { proposed: () => answer };
    if (typeof change === 'string') await interview.ask(change, { ...questions[change]!, ...kept });
    else await interview.askText(change[0], { ...textQuestions[change[0]], ...kept }, change[1]);
    await askTexts(interview, source.print);
  }
}

/**
 * Asks for all values of a new property that the command line does not give.
 * @throws {WrongInput} naming options that are invalid or missing, {CommandRefused} when the host ends the dialogue
 */
export async function askProperty(source: Source, given: Given): Promise<NewProperty> {
  const { dialogue } = source;
  const print = (text: string) => {
    if (dialogue) source.print(text);
  };
  const interview = new Interview(source);
  await takeGiven(interview, given);
  print('Press Enter to accept the answer in brackets. Press Ctrl-C to stop without writing anything.\n');
  await askQuestions(interview, print);
  await askTexts(interview, print);
  if (interview.missing.length > 0) {
    throw new WrongInput(`Nothing was written. These options are missing: ${interview.missing.join(', ')}.`);
  }
  if (dialogue?.isWithAPerson) await review(interview, source);
  const texts = parseLanguages(interview.answers.languages!).map((language) => [
    language,
    interview.texts[language],
  ]);
  return { answers: interview.answers as Answers, texts: Object.fromEntries(texts) as NewProperty['texts'] };
}
