import { globSync, readFileSync } from 'node:fs';
import { findCycles } from './cycles.ts';
import { findFolderCycles } from './folders.ts';
import { getGraph } from './getImports.ts';
import { findOffences } from './judge.ts';
import { most, getSizes } from './sizes.ts';
import { findUndeclaredImports } from './undeclared.ts';

const files = globSync('{contract,machines,packages,src,server,tests,e2e,scripts}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
})
  .concat('vite.config.ts', 'vitest.config.ts')
  .map((file) => file.replaceAll('\\', '/'));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const product = new Map([...sources].filter(([file]) => /^(machines|src|server)\//.test(file)));

const offences = [...sources].flatMap(([file, source]) => findOffences(file, source));
const undeclared = [...sources].flatMap(([file, source]) => findUndeclaredImports(file, source));
console.log(
  `${files.length} files, ${offences.length} forbidden imports, ${undeclared.length} imports of undeclared packages`,
);

const circles = findCycles(getGraph(sources));
const knots = findFolderCycles(getGraph(product));
const { median, p90 } = getSizes(product.values());
console.log(`all folders: import cycles: ${circles.length} (none)`);
console.log(
  `machines, src and server: ${product.size} files; lines: median ${median} (at most ${most.median}), ` +
    `90th percentile ${p90} (at most ${most.p90}); folders that import each other: ${knots.length} (none)`,
);

const errors = [
  ...offences,
  ...undeclared,
  ...circles.map((circle) => `${[...circle, circle[0]].join(' → ')}: an import cycle.`),
  ...knots,
  ...(median > most.median || p90 > most.p90 ? ['Files are too long: split them by purpose.'] : []),
];
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
