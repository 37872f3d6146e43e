import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

// Compiles the server to JavaScript for the release, because Node runs no TypeScript in node_modules.
const root = resolve(import.meta.dirname, '../..');
const output = join(root, 'dist/release');

rmSync(output, { recursive: true, force: true });
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', import.meta.dirname], { stdio: 'inherit' });
// The server imports only types of the pages, whose code is in dist/server, and the colours of the theme.
rmSync(join(output, 'machines'), { recursive: true, force: true });
for (const file of globSync('src/**/*.js', { cwd: output })) {
  if (!/^src.theme.(colours|palette)\.js$/.test(file)) rmSync(join(output, file));
}
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
