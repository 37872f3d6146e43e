import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openStore } from '../../../server/host/store/openStore.ts';
import { createTestFolder } from '../../support/folders.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import type { MortalCall } from './mortalCall.ts';
import {
  createProbeHost,
  openProbe,
  signInOwner,
  works,
  type FrontEndName,
  type WorkName,
} from './probes.ts';

const statuses: Record<WorkName, number> = {
  'is answered': 201,
  'returns a refusal': 422,
  'throws a refusal': 409,
};

const program = join(import.meta.dirname, 'mortalCall.ts');

/** Runs a call in a process of its own. Returns the status of the answer; undefined if the process was killed. */
const runMortalCall = (call: MortalCall): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const env = { ...process.env, MORTAL_CALL: JSON.stringify(call) };
    execFile(process.execPath, [program], { env }, (error, output, errors) => {
      if (error?.signal === 'SIGKILL') done(undefined);
      else if (error) fail(new Error(errors));
      else done(Number(output));
    });
  });

/** Opens a database for processes that are killed in a call of a front end. */
export async function openKilledCalls(frontEnd: FrontEndName) {
  const { databaseUrl, drop } = await newServerDatabase();
  const dataDir = await createTestFolder();
  const store = await openStore({ dataDir, databaseUrl });
  onTestFinished(async () => {
    await store.close();
    await drop();
  });
  const { db } = store;
  const cookie = await signInOwner(db);
  const send = await openProbe(createProbeHost(db), frontEnd, cookie);

  /**
   * Kills a process at a statement of a call, and repeats the key. The answer is that of the work, whose changes are
   * made once, or not at all if a refusal was thrown; and a repeated refusal is never a success, although the work would
   * succeed now. Returns whether the process was killed.
   */
  async function killAt(work: WorkName, statement: number, isExecuted: boolean): Promise<boolean> {
    await db.deleteFrom('unit').execute();
    const key = `${work.replaceAll(' ', '-')}:${statement}:${isExecuted}`;
    const call = { databaseUrl, dataDir, frontEnd, cookie, work, key, statement, isExecuted };
    const answered = await runMortalCall(call);
    const repeated = await send(works[work], { key });
    const units = await db.selectFrom('unit').select('id').execute();
    expect([key, answered ?? statuses[work], repeated.status, units.length]).toEqual([
      key,
      statuses[work],
      statuses[work],
      work === 'throws a refusal' ? 0 : 1,
    ]);
    await db.deleteFrom('unit').execute();
    expect((await send(works['is answered'], { key })).status).toBe(statuses[work]);
    return answered === undefined;
  }
  return { killAt };
}
