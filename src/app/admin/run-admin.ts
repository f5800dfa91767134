import type { Database } from '#platform/server/database/database.ts'
import { explained, type Place } from '#platform/server/database/explain.ts'
import { migrate, pendingMigrations } from '#platform/server/database/migrate.ts'
import { openDatabase, openExisting } from '#platform/server/database/open-database.ts'
import { createLog, type Log, toStandardError } from '#platform/server/log.ts'
import { findMadeSecret } from '#platform/server/secrets/made-secrets.ts'
import { findOrCreateSecret } from '#platform/server/secrets/secret-file.ts'
import { type Config, readConfig } from '../config.ts'
import { migrations } from '../migrations.ts'
import type { Content } from '../server/content/load-content.ts'
import { createServices } from '../server/create-services.ts'
import { runs } from './commands.ts'
import { type Asked, type CommandWords, findCommand } from './words/commands.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Runs one operator's command against the data that the settings name; answers the lines to print. The content is read, unless it is there already. */
export async function runAdmin(
  words: readonly string[],
  env?: Env,
  log: Log = createLog('info', toStandardError),
  contentFor?: (config: Config) => Content,
): Promise<readonly string[]> {
  const asked = findCommand(words)
  if ('help' in asked) return asked.help
  const config = env ? readConfig(env) : readConfig()
  const place = { url: config.databaseUrl, dataDir: config.dataDir }
  try {
    return await runHere(asked, { config, place, log, contentFor })
  } catch (error) {
    throw explained(error, place)
  }
}

type Called = Exclude<Asked, { help: readonly string[] }>
type Here = { config: Config; place: Place; log: Log; contentFor: ((config: Config) => Content) | undefined }

async function runHere({ found, rest }: Called, { config, place, log, contentFor }: Here) {
  // Only a restore begins in an empty place.
  const database = await (found.beforeSecrets ? openDatabase(place) : openExisting(place))
  try {
    await readySchema(found, database)
    const secret = found.beforeSecrets ? 'not needed' : await secretFor(found, config, database)
    const content = contentFor && { content: contentFor(config) }
    const services = createServices({ config, secret, database, log: createLog('silent'), ...content })
    try {
      return await runs[found.name]({ config, database, services, log }, rest)
    } finally {
      await services.standIn?.stop()
    }
  } finally {
    await database.close()
  }
}

/**
 * A command leaves the database as the server that serves needs it: after an update only the start migrates, and until
 * then the way back is open. `doctor` says so itself.
 */
async function readySchema({ name, keepsSchema, beforeSecrets }: CommandWords, database: Database): Promise<void> {
  if (keepsSchema) return
  const isBehind = !beforeSecrets && (await pendingMigrations(database, migrations)).length > 0
  if (isBehind && name === 'doctor') return
  if (isBehind)
    throw new Error(
      'This version is newer than the database: start the server with it first, which brings the database up to date.',
    )
  // With nothing to migrate it refuses a database that a newer version has used.
  await migrate(database, migrations)
}

async function secretFor({ needsSecret }: CommandWords, { authSecret, dataDir }: Config, database: Database) {
  const secret = authSecret ?? (await findMadeSecret(database, dataDir, 'auth'))
  if (secret === undefined && needsSecret)
    throw new Error(`${dataDir} holds no secrets/auth and AUTH_SECRET is not set. ${asTheServer}`)
  return secret ?? findOrCreateSecret(dataDir, 'auth')
}

const asTheServer = 'Run this with the server’s settings, especially DATA_DIR and AUTH_SECRET.'
