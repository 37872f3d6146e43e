import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { readSetting, softwareName } from '../../config/index.ts';
import {
  CommandRefused,
  exists,
  parseLanguages,
  readSiteName,
  textNames,
  writeProperty,
  writeSiteName,
} from '../../host/index.ts';
import { askProperty } from '../newProperty/askProperty.ts';
import { answerNames, getFlag, readGiven } from '../newProperty/given.ts';
import { chapters, textQuestions } from '../newProperty/questions.ts';
import { checkFolder, type Checked } from './checkContent.ts';
import { nextSteps } from './nextSteps.ts';
import { facts } from './print.ts';
import { answer, commandAbout, jsonOption, type Shell } from './shell.ts';

const questions = Object.fromEntries(
  chapters.flatMap(([, chapterQuestions]) => Object.entries(chapterQuestions)),
);

const withOptions = (command: Command): Command => {
  for (const name of answerNames.filter((one) => one !== 'folder')) {
    const { question, choices } = questions[name]!;
    const about = choices ? `${question}: ${Object.keys(choices).join(', ')}` : question;
    command.addOption(new Option(`--${getFlag(name)} <answer>`, about));
  }
  for (const name of textNames) {
    const about = `${textQuestions[name].question}; repeat it for other languages, prefixed by the language: pt=…`;
    const option = new Option(`--${name} <text>`, about);
    command.addOption(option.argParser((text, before: string[] | undefined) => [...(before ?? []), text]));
  }
  return command;
};

/** Explains why a folder cannot be written. */
function refuseUnwritable(error: unknown, contentDir: string, folder: string): never {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  const why =
    syscall === 'rename'
      ? `${join(contentDir, folder)} already exists, and is not overwritten. Choose another name.`
      : `${contentDir} cannot be written (${message}). CONTENT_DIR is the folder of properties.`;
  throw new CommandRefused(why, { cause: error });
}

/** The written property and the result of checking it. */
interface Written extends Checked {
  property: string;
  files: string[];
}

/** Writes the folder of a new property. */
export const newContent = (shell: Shell): Command =>
  withOptions(
    commandAbout('new', {
      summary: 'write the folder of a new property',
      description:
        'Ask for everything that a new property needs, and then write its folder in CONTENT_DIR; nothing is written before all ' +
        'answers are valid. You can also give answers as options, to skip their questions, or pipe them in, one line for each ' +
        'question. Existing files are never overwritten, except for the name of the site in host.yaml.',
      example: 'content new casa-do-rio --name "Casa do Rio" --price 120',
    }).argument('[folder]', 'the name of the new folder: lower-case letters, digits and hyphens'),
  )
    .option('-y, --yes', 'ask no questions: use the suggested answers for all missing options')
    .addOption(jsonOption('{ property, files, folder, properties, errors, warnings }'))
    .action(
      async (
        folder: string | undefined,
        { json, yes, ...options }: { json?: true; yes?: true } & Record<string, unknown>,
      ) => {
        const { terminal, environment } = shell;
        const contentDir = readSetting('CONTENT_DIR', environment);
        const offered = readSetting('LANGUAGES', environment);
        const current = await readSiteName(contentDir, offered);
        const dialogue = yes ? undefined : terminal.converse();
        const source = {
          print: (text: string) => terminal.err(text),
          inColumns: facts,
          dialogue,
          offered,
          // The demo uses the software's name, which is not a host's site name.
          siteName: current === softwareName ? undefined : current,
          contentDir,
          isTaken: (name: string) => exists(contentDir, name),
        };
        const made = await askProperty(source, readGiven(options, folder)).finally(() => dialogue?.end());
        const property = made.answers.folder;
        const files = await writeProperty(contentDir, made, offered).catch((error: unknown) =>
          refuseUnwritable(error, contentDir, property),
        );
        const { siteName } = made.answers;
        await writeSiteName(contentDir, siteName).catch((error: unknown) =>
          refuseUnwritable(error, contentDir, property),
        );
        const written: Written = { property, files, ...(await checkFolder(contentDir, offered)) };
        answer(shell, { ...(json && { json }) }, written, (result) =>
          nextSteps(result, {
            languages: parseLanguages(made.answers.languages),
            offered,
            siteName,
            overridden: readSetting('PRODUCT_NAME', environment),
            featured: readSetting('FEATURED_UNITS', environment),
          }),
        );
      },
    );
