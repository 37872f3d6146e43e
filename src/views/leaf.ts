/** The dotted paths of a state value: each is a state without children, and wants a screen. */
export type Leaf<V> = V extends string
  ? V
  : { [K in keyof V & string]: `${K}.${Leaf<V[K]>}` }[keyof V & string];

/** Those of the paths that lie within one state. */
export type Within<S extends string, L extends string> = Extract<L, `${S}.${string}`>;

type Value = string | { readonly [state: string]: Value | undefined };

const pathOf = (value: Value): string => {
  if (typeof value === 'string') return value;
  const [state, within] = Object.entries(value)[0] ?? [];
  return within === undefined ? (state ?? '') : `${state}.${pathOf(within)}`;
};

/** The state a snapshot is in, as a dotted path: `dates.priced`. For machines without parallel states. */
export const leafOf = <V extends Value>(value: V): Leaf<V> => pathOf(value) as Leaf<V>;
