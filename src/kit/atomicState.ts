/** The dotted paths of a machine's atomic states, which have no child states. Each of them needs a screen. */
export type AtomicState<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${AtomicState<Value[K]>}` }[keyof Value & string];

/** The paths that are within one state. */
export type StatesWithin<Parent extends string, State extends string> = Extract<State, `${Parent}.${string}`>;

export type StateValue = string | { readonly [state: string]: StateValue | undefined };

const getPath = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [state, within] = Object.entries(value)[0] ?? [];
  return within === undefined ? (state ?? '') : `${state}.${getPath(within)}`;
};

/** Returns the current state as a dotted path, such as `dates.priced`. For machines without parallel states. */
export const atomicState = <Value extends StateValue>(value: Value): AtomicState<Value> =>
  getPath(value) as AtomicState<Value>;
