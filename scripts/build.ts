import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { fingerprintFile, fingerprintOf } from './sources.mjs';
import { reasonOf } from './reasonOf.ts';

const root = resolve(import.meta.dirname, '..');
const ofServer = '--server';

/** Builds what the server draws pages with in a process of its own, beside what browsers get: each takes a processor. */
function startServerBuild() {
  const child = spawn(process.execPath, [import.meta.filename, ofServer], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => void child.on('exit', done));
  return { ended, stop: () => void child.kill() };
}

function fail(error: unknown): never {
  console.error(reasonOf(error, process.stderr));
  process.exit(1);
}

async function buildAll(): Promise<void> {
  const fingerprint = fingerprintOf(root);
  await rm(resolve(root, fingerprintFile), { force: true });
  const server = startServerBuild();
  await build({ root, logLevel: 'warn' }).catch(async (error: unknown) => {
    server.stop();
    await server.ended;
    fail(error);
  });
  // It has said why.
  if ((await server.ended) !== 0) process.exit(1);
  await writeFile(resolve(root, fingerprintFile), fingerprint);
  console.log('The site is built.');
}

await (process.argv.includes(ofServer)
  ? build({ root, logLevel: 'warn', build: { ssr: true } }).catch(fail)
  : buildAll());
