import { copiedPostgres } from '#tests/peers/copied-postgres.ts'
import { startHouse } from '#tests/peers/house.ts'
import { serveProcess } from '#tests/peers/process.ts'

/** How many servers a journey meets: one on SQLite, or several on one PostgreSQL. */
export const serverCount = Number(process.env.TEST_SERVERS ?? 1)

export type Site = {
  url: string
  /** Where the servers keep their files: the folder of the one, or of each of several. */
  folders: readonly string[]
  /** What reaches its database besides its servers. */
  settings: Record<string, string>
  stop: () => Promise<unknown>
}

/**
 * The product for a journey. With `TEST_SERVERS=3` it’s three servers behind a balancer that hands each request to the next
 * one, whoever it is from: pages, calls, answers that stream, photos and downloads.
 */
export async function serveSite(dataDir: string, env: Record<string, string> = {}): Promise<Site> {
  if (serverCount === 1) {
    const { url, stop } = await serveProcess(dataDir, env)
    return { url, folders: [dataDir], settings: { ...env, DATA_DIR: dataDir }, stop }
  }
  const given = { ...env, DATABASE_URL: await copiedPostgres() }
  const { url, folders, servers, close } = await startHouse(serverCount, given)
  const stop = async () => {
    await close()
    for (const { output } of servers) if (output()) console.error(output())
  }
  return { url, folders, settings: { ...given, DATA_DIR: dataDir }, stop }
}
