import { Client } from 'pg'

/** Runs one statement as the tests' own administrator of a server. */
export async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${serverUrl}postgres`, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
