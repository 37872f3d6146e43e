import * as v from 'valibot';
import { getKeyPrint, migrationNames } from '../../host/index.ts';

/** The first file of a backup: what it is, and what is needed to read it. */
export const manifest = v.object({
  product: v.literal('estadia'),
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The migrations that made its schema, in their order. */
  migrations: v.array(v.string()),
  /** Tells whether a secret key is the one that links were made and documents encrypted with. */
  keyPrint: v.string(),
});
export type Manifest = v.InferOutput<typeof manifest>;

/** What is in a backup. */
export const parts = {
  manifest: 'estadia-backup.json',
  database: 'database.tar',
  secretKey: 'secret-key',
  sandbox: 'sandbox',
} as const;

export const createManifest = (secretKey: string): Manifest => ({
  product: 'estadia',
  format: 1,
  createdAt: new Date().toISOString(),
  migrations: [...migrationNames],
  keyPrint: getKeyPrint(secretKey),
});
