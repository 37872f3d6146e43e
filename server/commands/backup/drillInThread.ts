import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrillResult } from '../../../contract/dashboard/backups.ts';
import type { KeySettings } from './keyOfBackup.ts';

const thread = join(import.meta.dirname, `drillWorker${extname(import.meta.filename)}`);

/** Checks a backup as `drillBackup` does, in a thread of its own, so that the site answers in the meantime. */
export const drillInThread = (
  { dataDir, secretKey, secretKeyPrevious }: KeySettings,
  file: string,
): Promise<DrillResult> =>
  new Promise((resolve, reject) => {
    const settings: KeySettings = { dataDir, secretKey, secretKeyPrevious };
    const worker = new Worker(thread, { workerData: { settings, file } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the drill ended without a result (exit code ${code})`)));
  });
