import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  takenFile,
  picturesTag,
  toEnvironment,
  type PictureRequest,
} from '../../e2e/atlas/pictureRequest.ts';
import type { Model } from 'statechart-atlas';
import {
  developed,
  getStateTexts,
  remaining,
  unseen,
  type GatheredPicture,
  type Unseen,
  deletePictures,
  updateManifest,
  readOrCreateManifest,
} from 'statechart-atlas/pictures';
import type { Picture } from 'statechart-atlas/pictures';
import { root } from './folders.ts';
import { endedFile, type Ended } from './picturesReporter.ts';

/** The result of taking pictures. */
export interface Taken {
  /** The pictures that were taken now. */
  pictures: readonly Picture[];
  unseen: readonly (Unseen & { why: string })[];
}

/** Walks the site in Chromium; each walk writes its pictures into its own folder. */
async function walk(query: PictureRequest): Promise<void> {
  const reporter = join(import.meta.dirname, 'picturesReporter.ts');
  const args = ['test', '-c', 'e2e', '--grep', picturesTag, '--reporter', reporter];
  const child = spawn('playwright', [...args, '--output', join(query.folder, 'failures')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...toEnvironment(query) },
  });
  await new Promise((done, fails) => child.on('close', done).on('error', fails));
}

async function collectPictures(folder: string): Promise<GatheredPicture[]> {
  const found = await readdir(folder, { recursive: true });
  return Promise.all(
    found
      .filter((path) => path.endsWith(takenFile))
      .map(async (path) => ({
        ...(JSON.parse(await readFile(join(folder, path), 'utf8')) as Omit<GatheredPicture, 'folder'>),
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
  )?.why ?? 'no walk reaches this state, or it ends before a picture can be taken';

/**
 * Takes pictures of states, and stores them in addition to existing pictures of other states.
 * @param folder the folder of the pictures and their manifest
 */
export async function takePictures(
  models: readonly Model[],
  query: Omit<PictureRequest, 'folder'>,
  folder: string,
): Promise<Taken> {
  const takingFolder = join(folder, '.taking');
  await rm(takingFolder, { recursive: true, force: true });
  await mkdir(takingFolder, { recursive: true });
  await walk({ ...query, folder: takingFolder });
  const collected = await collectPictures(takingFolder);
  const ended = await readEnded(takingFolder);
  const now = developed(collected);
  const before = readOrCreateManifest(folder);
  const stays = remaining(before, query);
  await deletePictures(
    folder,
    before.pictures.filter((picture) => !stays.pictures.includes(picture)).map(({ file }) => file),
  );
  for (const { picture, from } of now) {
    await mkdir(dirname(join(folder, picture.file)), { recursive: true });
    await rename(from, join(folder, picture.file));
  }
  const pictures = [...stays.pictures, ...now.map(({ picture }) => picture)];
  await updateManifest(folder, { pictures, texts: [...stays.texts, ...getStateTexts(collected)] });
  await rm(takingFolder, { recursive: true, force: true });
  const missing = unseen(models, query, pictures);
  return {
    pictures: now.map(({ picture }) => picture),
    unseen: missing.map((one) => ({ ...one, why: getReason(one, ended) })),
  };
}
