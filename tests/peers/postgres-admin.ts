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

const kept = new Map<string, Promise<Client>>()

/** The same on a connection that is kept: beginning one costs the server as much as copying a database does. */
export async function asKeptAdmin(serverUrl: string, statement: string): Promise<void> {
  const connected = kept.get(serverUrl) ?? connect(serverUrl)
  kept.set(serverUrl, connected)
  await (await connected).query(statement)
}

async function connect(serverUrl: string): Promise<Client> {
  const client = new Client({ connectionString: `${serverUrl}postgres`, connectionTimeoutMillis: 10_000 })
  const forget = () => kept.delete(serverUrl)
  client.on('error', forget)
  await client.connect().catch((error: unknown) => {
    forget()
    throw error
  })
  // It keeps no process from ending; the driver’s types leave it out.
  ;(client as Client & { unref: () => void }).unref()
  return client
}
