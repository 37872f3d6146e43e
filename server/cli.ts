#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// Nothing else is imported statically, so that an older Node ends with a sentence and not with an error of a module.
import { versions } from 'node:process';

/** The oldest Node that runs the site, as in `engines` of package.json: major and minor version. */
const oldest = [22, 15] as const;

const [major = 0, minor = 0] = versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Estadia needs Node ${oldest.join('.')} or newer, and this is Node ${versions.node}. Install it from https://nodejs.org.`,
  );
  process.exit(1);
}

// Enable the compile cache before the other imports: they would be compiled without it.
const { startCompileCache } = await import('./process/startCompileCache.ts');
startCompileCache();
await import('./process/command.ts');
