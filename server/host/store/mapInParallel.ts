/** Applies an asynchronous function to all items, to at most `most` of them at once, and returns the results in order. */
export async function mapInParallel<T, R>(
  items: readonly T[],
  most: number,
  apply: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) results[index] = await apply(item);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}
