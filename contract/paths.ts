import type * as v from 'valibot';
import type { Operation, Operations } from './operations.ts';
import type { Problem } from './problem.ts';

type Body<O extends Operation> = O['body'] extends v.GenericSchema
  ? { requestBody: { content: { 'application/json': v.InferInput<O['body']> } } }
  : { requestBody?: never };

type PathParams<O extends Operation> =
  O['params'] extends Readonly<Record<string, v.GenericSchema>>
    ? { path: { [K in keyof O['params']]: v.InferInput<O['params'][K]> } }
    : { path?: never };

type Headers<O extends Operation> =
  O['headers'] extends Readonly<Record<string, v.GenericSchema>>
    ? { header?: { [H in keyof O['headers']]?: string } }
    : { header?: never };

/** The least that may be answered. */
type Least<O extends Operation> = v.InferOutput<
  O['success'] extends { minimal: infer S extends v.GenericSchema } ? S : O['success']['answer']
>;

type Answers<O extends Operation> = {
  [S in O['success']['status']]: { content: { 'application/json': Least<O> } };
} & { default: { content: { 'application/problem+json': Problem } } };

type Described<O extends Operation> = Body<O> & {
  parameters: PathParams<O> & Headers<O> & { query?: never; cookie?: never };
  responses: Answers<O>;
};

type At<P extends string> = Extract<Operations[keyof Operations], { path: P }>;

/** The table of operations in the shape that openapi-fetch reads. */
export type Paths = {
  [P in Operations[keyof Operations]['path']]: {
    [M in At<P>['method']]: Described<Extract<At<P>, { method: M }>>;
  };
};
