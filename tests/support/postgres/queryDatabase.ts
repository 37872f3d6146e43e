import { Client, type QueryResult } from 'pg';

/** Asks a server one thing, on a connection of its own. */
export async function queryDatabase<Row extends object>(
  address: string,
  text: string,
): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}
