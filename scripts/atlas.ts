import { Command } from 'commander';
import { buildAtlas } from './atlas/build.ts';
import { asLine, choices, pictures, take, type PictureOptions } from './atlas/pictures.ts';
import { takePicturesOfCommit } from './atlas/picturesOfCommit.ts';
import { getCommit, NoRevision } from './atlas/revision.ts';
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
      // Standard output belongs to the Markdown.
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
    'Writes what is told of each machine into its README.md, and builds the atlas into dist/atlas: pages about every ' +
      'machine and state, which open in a browser from that folder, and at /atlas of a site that runs with ATLAS=on.',
  )
  .enablePositionalOptions()
  .option(
    '--since <revision>',
    'with a page of what is otherwise than at a revision, such as main or HEAD~3, or before a date, such as 2026-11-16 ' +
      'or “a week ago”',
  )
  .option('--markdown', 'print that as Markdown for a pull request, and build nothing')
  .option('--pictures', 'take the pictures of both first, where those of the revision are not kept; which:')
  .action(build)
  .addCommand(pictures())
  .addCommand(serveCommand());
for (const option of choices()) atlas.addOption(option);

for (const command of [atlas, ...atlas.commands])
  command.allowExcessArguments(false).exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

await atlas.parseAsync();
