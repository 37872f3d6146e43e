import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { broughtFile, picturesTag, toEnvironment, type Wanted } from '../../e2e/atlas/wanted.ts';
import {
  developed,
  heardBy,
  remaining,
  unseen,
  type Brought,
  type Unseen,
} from '../../machines/atlas/gather.ts';
import type { Model } from '../../machines/atlas/model.ts';
import type { Picture } from '../../machines/atlas/pictures.ts';
import { root } from './folders.ts';
import { forget, keep, manifestOr } from './kept.ts';
import { endedFile, type Ended } from './picturesReporter.ts';

/** What came of taking pictures. */
export interface Taken {
  /** Those that were taken now. */
  pictures: readonly Picture[];
  unseen: readonly (Unseen & { why: string })[];
}

/** Walks the site in Chromium; each walk leaves what it saw in a folder of its own. */
async function walk(wanted: Wanted): Promise<void> {
  const reporter = join(import.meta.dirname, 'picturesReporter.ts');
  const args = ['test', '-c', 'e2e', '--grep', picturesTag, '--reporter', reporter];
  const child = spawn('playwright', [...args, '--output', join(wanted.folder, 'failures')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...toEnvironment(wanted) },
  });
  await new Promise((done, fails) => child.on('close', done).on('error', fails));
}

async function broughtHome(folder: string): Promise<Brought[]> {
  const found = await readdir(folder, { recursive: true });
  return Promise.all(
    found
      .filter((path) => path.endsWith(broughtFile))
      .map(async (path) => ({
        ...(JSON.parse(await readFile(join(folder, path), 'utf8')) as Omit<Brought, 'folder'>),
        folder: join(folder, dirname(path)),
      })),
  );
}

const readEnded = async (folder: string): Promise<Ended[]> =>
  JSON.parse(await readFile(join(folder, endedFile), 'utf8')) as Ended[];

const getReason = ({ machine, state, language, device }: Unseen, ended: readonly Ended[]) =>
  ended.find(
    (one) =>
      one.machine === machine &&
      one.language === language &&
      one.device === device &&
      one.states.includes(state),
  )?.why ?? 'no walk comes to it, or it is over before it can be seen';

/**
 * Takes pictures of states, and puts them beside those that are there already of others.
 *
 * @param folder where the pictures are, with their manifest
 */
export async function takePictures(
  models: readonly Model[],
  sought: Omit<Wanted, 'folder'>,
  folder: string,
): Promise<Taken> {
  const taking = join(folder, '.taking');
  await rm(taking, { recursive: true, force: true });
  await mkdir(taking, { recursive: true });
  await walk({ ...sought, folder: taking });
  const brought = await broughtHome(taking);
  const ended = await readEnded(taking);
  const now = developed(brought);
  const before = manifestOr(folder);
  const stays = remaining(before, sought);
  await forget(
    folder,
    before.pictures.filter((picture) => !stays.pictures.includes(picture)).map(({ file }) => file),
  );
  for (const { picture, from } of now) {
    await mkdir(dirname(join(folder, picture.file)), { recursive: true });
    await rename(from, join(folder, picture.file));
  }
  const pictures = [...stays.pictures, ...now.map(({ picture }) => picture)];
  await keep(folder, { pictures, heard: [...stays.heard, ...heardBy(brought)] });
  await rm(taking, { recursive: true, force: true });
  const missing = unseen(models, sought, pictures);
  return {
    pictures: now.map(({ picture }) => picture),
    unseen: missing.map((one) => ({ ...one, why: getReason(one, ended) })),
  };
}
