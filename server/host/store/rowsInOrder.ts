/** Rows that are read some at a time: those after the last one, in an order that does not change. */
export async function* rowsInOrder<Row>(
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await readAfter(undefined);
  while (rows.length > 0) {
    yield* rows;
    rows = await readAfter(rows.at(-1));
  }
}
