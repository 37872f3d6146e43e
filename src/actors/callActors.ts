import { fromPromise, type NonReducibleUnknown } from 'xstate';

type Call<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

type CallInput<C> = C extends Call<infer Input extends NonReducibleUnknown, unknown> ? Input : never;
type CallOutput<C> = C extends (...input: never[]) => Promise<infer Output> ? Output : never;

/**
 * Creates promise actors that each run one of the calls that `load` provides.
 *
 * @example const call = callActors(async () => bookingCalls(await loadApi()));
 *          call('previewPrice')
 */
export const createCallActors =
  <Calls>(load: () => Promise<Calls>) =>
  <Name extends keyof Calls>(name: Name) =>
    fromPromise<CallOutput<Calls[Name]>, CallInput<Calls[Name]>>(async ({ input, signal }) => {
      const call = (await load())[name] as Call<typeof input, CallOutput<Calls[Name]>>;
      return call(input, signal);
    });
