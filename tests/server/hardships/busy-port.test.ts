import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { freePort, serveProcess } from '#tests/peers/process.ts'
import { emptyPlace, isPostgres, openPlace } from '#tests/world/installation.ts'

test.runIf(!isPostgres)('a start that ends since its port is taken uses up no try of a job', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-port-'))
  const here = await emptyPlace(folder, 'here')
  const database = await openPlace(here)
  await migrate(database, 'migrations')
  const at = iso(machineNow().subtract({ hours: 1 }))
  // A name that no server knows: whoever claims it leaves that as its error.
  const email = { id: 'waiting', name: 'test.unknown', lane: 'mail', data: 'null', attempts: 0 } as const
  await database.db
    .insertInto('jobs')
    .values({ ...email, runAt: at, createdAt: at })
    .execute()
  await database.close()

  const port = await freePort()
  const other = createServer((socket) => socket.destroy()).listen(port)
  await expect(serveProcess(here.DATA_DIR ?? '', { PORT: String(port) })).rejects.toThrow(/EADDRINUSE|in use/)
  await new Promise((done) => other.close(done))

  const after = await openPlace(here)
  const jobs = await after.db.selectFrom('jobs').select(['id', 'attempts', 'leasedUntil', 'lastError']).execute()
  const servers = await after.db.selectFrom('servers').select('id').execute()
  await after.close()
  rmSync(folder, { recursive: true, force: true })
  expect(jobs).toEqual([{ id: 'waiting', attempts: 0, leasedUntil: null, lastError: null }])
  expect(servers).toEqual([])
})
