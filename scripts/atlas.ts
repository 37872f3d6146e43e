import { parseArgs } from 'node:util';
import { buildAtlas } from './atlas/build.ts';

const usage = `npm run atlas

Writes what is told of each machine into its README.md, and builds the atlas into dist/atlas: pages about every
machine and state, which open in a browser from that folder, and at /atlas of a site that runs with ATLAS=on.
`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  allowPositionals: true,
});

if (values.help) console.log(usage);
else if (positionals.length > 0) {
  console.error(`npm run atlas knows no ${positionals.join(' ')}.\n\n${usage}`);
  process.exitCode = 2;
} else await buildAtlas();
