import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBalancer } from './balancer.ts'
import { freePort, type Served, serveProcess } from './process.ts'

export type House = Awaited<ReturnType<typeof startHouse>>

/**
 * Several servers on one database behind a balancer. They have the settings in common and nothing else: each has a folder
 * of its own, which is empty when it starts, and a new one each time it starts again. `PORT` is the balancer’s.
 */
export async function startHouse(count: number, { PORT = '0', ...env }: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-house-'))
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const balancer = await startBalancer(ports, Number(PORT))
  const folders: string[] = []
  const start = (index: number, root?: string): Promise<Served> => {
    const dataDir = join(folder, `server-${folders.length}`)
    folders.push(dataDir)
    mkdirSync(dataDir)
    const settings = {
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_URL: balancer.url,
      LEAVE_FOR: '1',
      ...env,
      PORT: String(ports[index]),
    }
    return serveProcess(dataDir, settings, root)
  }
  const servers = await Promise.all(ports.map((_, index) => start(index)))
  return {
    url: balancer.url,
    folder,
    asked: balancer.asked,
    servers,
    /** Every folder that a server had, in the order of their starts. */
    folders,
    /** The one by its number; there is one. */
    server: (index: number): Served => servers[index] as Served,
    /** Starts the server of this number again, on an empty folder; of another version where `root` names it. */
    restart: async (index: number, root?: string): Promise<Served> => {
      const served = await start(index, root)
      servers[index] = served
      return served
    },
    close: async () => {
      await balancer.close()
      await Promise.all(servers.map((one) => one.kill()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
