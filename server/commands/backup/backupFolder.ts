import { join } from 'node:path';

/** Returns the folder of the automatic backups. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
