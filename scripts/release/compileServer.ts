import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

// Compiles the server to JavaScript for the release, because Node runs no TypeScript in node_modules.
const root = resolve(import.meta.dirname, '../..');
const output = join(root, 'dist/release');

rmSync(output, { recursive: true, force: true });
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', import.meta.dirname], { stdio: 'inherit' });
// The server imports only types of the pages, whose code is in dist/server.
for (const name of ['machines', 'src']) rmSync(join(output, name), { recursive: true, force: true });
// Files that the server reads while it runs.
for (const file of globSync(
  ['{contract,locales,server}/**/*.{css,html,js,json,md}', 'src/theme/fonts/*.woff2'],
  {
    cwd: root,
  },
)) {
  mkdirSync(dirname(join(output, file)), { recursive: true });
  copyFileSync(join(root, file), join(output, file));
}
