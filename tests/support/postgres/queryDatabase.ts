import { Client, type QueryResult } from 'pg';

/** Runs one query on a new connection to a server. */
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
