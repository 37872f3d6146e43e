import * as v from 'valibot';
import { getKeyPrint, migrationNames, type TableRows } from '../../host/index.ts';

/** The first file of a backup: its format, and the versions and key that are needed to read it. */
export const manifest = v.object({
  product: v.literal('estadia'),
  format: v.literal(1),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The migrations that created its schema, in order. */
  migrations: v.array(v.string()),
  /** A fingerprint of the secret key that signed the links and encrypted the documents. */
  keyPrint: v.string(),
  /** The number of rows of each table; earlier versions did not count them. */
  rows: v.optional(v.record(v.string(), v.number())),
});
export type Manifest = v.InferOutput<typeof manifest>;

/** The files and folders in a backup. */
export const parts = {
  manifest: 'estadia-backup.json',
  database: 'database.tar',
  secretKey: 'secret-key',
  sandbox: 'sandbox',
} as const;

export const createManifest = (secretKey: string, rows: TableRows): Manifest => ({
  product: 'estadia',
  format: 1,
  createdAt: new Date().toISOString(),
  migrations: [...migrationNames],
  keyPrint: getKeyPrint(secretKey),
  rows: { ...rows },
});
