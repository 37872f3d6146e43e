import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pictureArchive, root } from './folders.ts';
import { removeWorktree, NoRevision, addWorktree } from 'statechart-atlas/site';

const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Runs a program in a folder, with the packages that are installed there. */
function run(folder: string, command: string, args: readonly string[]): boolean {
  // The child writes to standard error, because standard output is reserved for the result.
  const PATH = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const env = { ...process.env, PATH };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', 2, 2] });
  return status === 0;
}

/** Installs the packages of a folder; links to the current node_modules if the lock files are equal. */
async function install(folder: string): Promise<void> {
  if (lock(folder) === lock(root)) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  else if (!run(folder, 'npm', ['ci', '--include=dev'])) throw new Error(`npm ci failed in ${folder}.`);
}

/**
 * Takes the pictures of a commit with its own walks and stores them; does nothing if they are stored already.
 * @param options the selection, as for `npm run atlas -- pictures`
 * @throws NoRevision if that commit cannot take pictures yet
 */
export async function takePicturesOfCommit(commit: string, options: readonly string[]): Promise<void> {
  if (pictureArchive.has(commit)) return;
  const around = await mkdtemp(join(tmpdir(), 'estadia-atlas-'));
  const folder = join(around, 'site');
  try {
    addWorktree(folder, commit);
    if (!existsSync(join(folder, 'scripts/atlas/takePictures.ts')))
      throw new NoRevision(
        `Commit ${commit.slice(0, 8)} cannot take pictures: it is older than this command.`,
      );
    await install(folder);
    run(folder, process.execPath, ['scripts/atlas.ts', 'pictures', ...options]);
    await pictureArchive.store(join(folder, 'dist/atlas/pictures'));
  } finally {
    if (existsSync(folder)) removeWorktree(folder);
    await rm(around, { recursive: true, force: true });
  }
}
