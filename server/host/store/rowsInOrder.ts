/** Iterates over rows in batches: each batch follows the last row, in a stable order. */
export async function* rowsInOrder<Row>(
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await readAfter(undefined);
  while (rows.length > 0) {
    yield* rows;
    rows = await readAfter(rows.at(-1));
  }
}
