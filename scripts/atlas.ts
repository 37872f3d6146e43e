import { Command } from 'commander';
import { buildAtlas } from './atlas/build.ts';
import { asLine, choices, pictures, take, type PictureOptions } from './atlas/pictures.ts';
import { takePicturesOfCommit } from './atlas/picturesOfCommit.ts';
import { getCommit, NoRevision } from 'statechart-atlas/site';
import { serveCommand } from './atlas/serve.ts';
import { printChanges } from './atlas/since.ts';

interface Line extends PictureOptions {
  since?: string;
  markdown?: true;
  pictures?: true;
}

async function build({ since, markdown, pictures: areTaken, ...options }: Line): Promise<void> {
  if (since === undefined) return buildAtlas();
  try {
    if (areTaken) {
      await takePicturesOfCommit(getCommit(since), asLine(options));
      // Standard output is reserved for the Markdown.
      await take(options, console.error);
    }
    await printChanges(since, { isMarkdown: markdown === true });
  } catch (error) {
    if (!(error instanceof NoRevision)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

const atlas = new Command('npm run atlas --')
  .description(
    'Build the atlas, which has a page for every machine and state, in dist/atlas. ' +
      'Open dist/atlas/index.html in a browser, or /atlas on a site that runs with ATLAS=on.',
  )
  .enablePositionalOptions()
  .option(
    '--since <revision>',
    'add a page with the changes since a revision, such as main or HEAD~3, or since a date, such as 2026-11-16 ' +
      'or “a week ago”',
  )
  .option(
    '--markdown',
    'with --since: print the changes as Markdown for a pull request, without building the atlas',
  )
  .option(
    '--pictures',
    'with --since: first take pictures of the current commit, and of the revision unless its pictures are already stored',
  )
  .action(build)
  .addCommand(pictures())
  .addCommand(serveCommand());
for (const option of choices()) atlas.addOption(option);

for (const command of [atlas, ...atlas.commands])
  command.allowExcessArguments(false).exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

await atlas.parseAsync();
