import { parentPort, workerData } from 'node:worker_threads';
import { drillBackup } from './drillBackup.ts';
import type { KeySettings } from './keyOfBackup.ts';

// The second database would keep the site from answering while it reads its tables.
const { settings, file } = workerData as { settings: KeySettings; file: string };
const { message: _message, ...result } = await drillBackup(settings, file);
parentPort?.postMessage(result, []);
