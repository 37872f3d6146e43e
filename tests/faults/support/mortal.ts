import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Client } from 'pg';
import { steps, type Step } from './steps.ts';

/** The site's process, which dies at the step that MORTAL_STEP names, as with `kill -9`. */
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

const transactions = new WeakSet<Client>();
const prototype = Client.prototype as unknown as { query: Query };
const query = prototype.query;
prototype.query = function (this: Client, ...given) {
  const [text] = given;
  const work = () => query.apply(this, given);
  if (typeof text !== 'string') return work();
  if (text === 'commit' && transactions.has(this)) {
    if (step.when === 'before its commit') die();
    return work().then(die);
  }
  if (!step.what.test(text)) return work();
  if (step.when === 'before' || step.when === 'after') return around(text, work);
  if (isIt(text)) transactions.add(this);
  return work();
};

await import('../../../server/main.ts');
