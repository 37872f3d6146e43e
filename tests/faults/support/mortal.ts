import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Client } from 'pg';
import { steps, type Step } from './steps.ts';

/** The site's process, which kills itself at the step that MORTAL_STEP names, as with `kill -9`. */
const step: Step = steps.find(({ name }) => name === process.env['MORTAL_STEP'])!;

const die = () => void process.kill(process.pid, 'SIGKILL');

let seen = 0;
const isIt = (what: string) => {
  if (!step.what.test(what)) return false;
  seen += 1;
  return seen === (step.nth ?? 1);
};

async function around<T>(what: string, work: () => Promise<T>): Promise<T> {
  const isDue = isIt(what);
  if (isDue && step.when === 'before') die();
  const done = await work();
  if (isDue && step.when === 'after') die();
  return done;
}

const rename = fs.rename;
fs.rename = (from, to) => around(String(to), () => rename(from, to));
syncBuiltinESMExports();

type Query = (this: Client, ...given: unknown[]) => Promise<unknown>;

/** The forms of a statement. */
interface Request {
  text?: unknown;
  values?: unknown;
}

/** The connections in a transaction, and whether its end is the step. */
const transactions = new Map<Client, boolean>();
const prototype = Client.prototype as unknown as { query: Query };
const query = prototype.query;

/** The name of a statement, or of the sandbox's record that it writes. */
const getName = (text: string, values: unknown) =>
  text.startsWith('insert into sandbox.record') ? `/sandbox/${(values as string[])[0]}/` : text;

prototype.query = function (this: Client, ...given) {
  const [firstArgument] = given;
  const { text, values } = (
    typeof firstArgument === 'object' ? firstArgument : { text: firstArgument, values: given[1] }
  ) as Request;
  const work = () => query.apply(this, given);
  if (typeof text !== 'string') return work();
  if (/^begin\b/.test(text)) transactions.set(this, false);
  if (text === 'rollback') transactions.delete(this);
  if (text === 'commit' && transactions.has(this)) {
    const isDue = transactions.get(this);
    transactions.delete(this);
    if (isDue && step.when === 'before its commit') die();
    return isDue ? work().then(die) : work();
  }
  const what = getName(text, values);
  const endsWithIt = step.when === 'after' && transactions.has(this);
  if ((step.when === 'before' || step.when === 'after') && !endsWithIt) return around(what, work);
  if (isIt(what)) transactions.set(this, true);
  return work();
};

await import('../../../server/main.ts');
