import { Client } from 'pg';
import { openStore } from '../../../server/host/store/openStore.ts';
import { createProbeHost, openProbe, works, type FrontEndName, type WorkName } from './probes.ts';

/** The call of the process, and the moment at which it kills itself. */
export interface MortalCall {
  databaseUrl: string;
  dataDir: string;
  frontEnd: FrontEndName;
  cookie: string;
  work: WorkName;
  key: string;
  /** The number of the statement at which it dies, from the claim of the key on. */
  statement: number;
  /** Whether the statement is executed first. */
  isExecuted: boolean;
}

const { databaseUrl, dataDir, frontEnd, cookie, work, key, statement, isExecuted } = JSON.parse(
  process.env['MORTAL_CALL']!,
) as MortalCall;

type Query = (this: Client, ...given: unknown[]) => Promise<unknown>;
const prototype = Client.prototype as unknown as { query: Query };
const { query } = prototype;
const die = () => void process.kill(process.pid, 'SIGKILL');

let executed = 0;
const getText = (given: unknown) =>
  typeof given === 'string' ? given : String((given as { text?: unknown }).text);

function countStatements() {
  prototype.query = async function (this: Client, ...given) {
    const hasBegun = executed > 0 || getText(given[0]).startsWith('insert into "idempotency"');
    if (hasBegun) executed += 1;
    const isLast = executed === statement;
    if (isLast && !isExecuted) die();
    const result = await query.apply(this, given);
    if (isLast) die();
    return result;
  };
}

const store = await openStore({ dataDir, databaseUrl });
const send = await openProbe(createProbeHost(store.db), frontEnd, cookie);
countStatements();
const response = await send(works[work], { key });
// The process has survived: the call has fewer statements.
process.stdout.write(String(response.status));
await store.close();
