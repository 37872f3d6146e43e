import type { ListedProperty } from '../../../contract/dashboard/properties.ts';

/** Returns the properties with one of them at the place before or after its own; unchanged at the ends of the list. */
export function moveProperty(
  properties: readonly ListedProperty[],
  moved: string,
  by: -1 | 1,
): readonly ListedProperty[] {
  const from = properties.findIndex(({ property }) => property === moved);
  const to = from + by;
  if (from === -1 || to < 0 || to >= properties.length) return properties;
  return properties.toSpliced(from, 1).toSpliced(to, 0, properties[from]!);
}
