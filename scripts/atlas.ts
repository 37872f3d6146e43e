import { Command } from 'commander';
import { buildAtlas } from './atlas/build.ts';
import { pictures } from './atlas/pictures.ts';

const atlas = new Command('npm run atlas --')
  .description(
    'Writes what is told of each machine into its README.md, and builds the atlas into dist/atlas: pages about every ' +
      'machine and state, which open in a browser from that folder, and at /atlas of a site that runs with ATLAS=on.',
  )
  .action(buildAtlas)
  .addCommand(pictures());

for (const command of [atlas, ...atlas.commands])
  command.allowExcessArguments(false).exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

await atlas.parseAsync();
