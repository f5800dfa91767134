import { existsSync } from 'node:fs'
import type { Context } from '../../src/platform/server/context.ts'

/** What content would do to members, compared with what the installation of these settings shows; nothing without one. */
export async function effectsOf(
  content: Pick<Context, 'program' | 'worksheets'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string[]> {
  const { readConfig } = await import('../../src/app/config.ts')
  const { openDatabase, isMigrated, sqliteFile } = await import('../../src/platform/server/database/open-database.ts')
  const { createClock } = await import('../../src/platform/server/clock.ts')
  const { databaseUrl, dataDir, databaseConnections, clock } = readConfig(env)
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) return []
  const database = await openDatabase({ url: databaseUrl, dataDir, connections: databaseConnections })
  try {
    if (!(await isMigrated(database))) return []
    const { readServed } = await import('../../src/features/operator/content/server/served-content.ts')
    const { outlineOf } = await import('../../src/features/operator/content/server/outline.ts')
    const { countEffects } = await import('../../src/features/operator/content/server/count-effects.ts')
    const { changeOf, sentencesOf } = await import('../../src/features/operator/content/content.rules.ts')
    const served = await readServed(database).catch(() => undefined)
    const next = outlineOf(content)
    if (!served || JSON.stringify(served.outline) === JSON.stringify(next)) return []
    const change = changeOf(served.outline, next)
    return sentencesOf(change, await countEffects({ db: database.db, now: createClock(clock) }, change))
  } finally {
    await database.close()
  }
}
