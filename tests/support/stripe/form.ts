import * as v from 'valibot';
import { StripeProblem } from './problem.ts';

type Tree = { [name: string]: Tree | string };

const isList = (names: readonly string[]) => names.length > 0 && names.every((name) => /^\d+$/.test(name));

function withLists(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const names = Object.keys(tree);
  const values = names.map((name) => withLists(tree[name]!));
  return isList(names) ? values : Object.fromEntries(names.map((name, at) => [name, values[at]]));
}

/** Decodes `a[b][0][c]=d`, Stripe's format of objects and lists in a form. */
export function decodeForm(form: string): unknown {
  const root: Tree = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((part, at) => part !== '' || at === 0);
    const last = path.pop()!;
    let at = root;
    for (const part of path) at = (at[part] ??= {}) as Tree;
    at[last] = value;
  }
  return withLists(root);
}

export const text = v.pipe(v.string(), v.maxLength(5000));
export const wholeNumber = v.pipe(v.string(), v.regex(/^-?\d+$/, 'Invalid integer'), v.transform(Number));
export const yesNo = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
export const metadata = v.optional(
  v.record(v.pipe(text, v.maxLength(40)), v.pipe(text, v.maxLength(500))),
  {},
);
export const expand = v.optional(v.array(text), []);

const getName = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).map(({ key }, at) => (at === 0 ? String(key) : `[${String(key)}]`)).join('');

function toProblem(issue: v.BaseIssue<unknown>): StripeProblem {
  const param = getName(issue);
  if (issue.expected === 'never') {
    return new StripeProblem(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  return issue.received === 'undefined'
    ? new StripeProblem(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : new StripeProblem(400, `Invalid ${param}: ${issue.message}`, { param });
}

/** Reads the parameters of a call and rejects unknown ones, as Stripe does. */
export function readParams<S extends v.GenericSchema>(schema: S, params: unknown): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, params);
  if (success) return output;
  throw toProblem(issues[0]);
}
