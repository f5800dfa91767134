import { join } from 'node:path'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { createLog, type Log, toStandardError } from '#platform/server/log.ts'
import { keptSecret } from '#platform/server/secret-file.ts'
import { readConfig } from '../config.ts'
import { createServices } from '../server/create-services.ts'
import type { Admin, Command } from './command.ts'
import { commands } from './commands.ts'

type Env = Readonly<Record<string, string | undefined>>

const migrations = join(import.meta.dirname, '../../../migrations')

/** Runs one operator's command against the data that the settings name; answers the lines to print. */
export async function runAdmin(
  words: readonly string[],
  env?: Env,
  log: Log = createLog('info', toStandardError),
): Promise<readonly string[]> {
  const found = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))
  if (!found) return usage()
  const rest = words.slice(found.name.split(' ').length)
  if (rest.length < found.needs.length) throw new Error(`npm run admin -- ${synopsis(found)}`)

  const config = env ? readConfig(env) : readConfig()
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    if (!found.keepsSchema) await migrate(database, migrations)
    const secret = config.authSecret ?? (found.beforeSecrets ? 'not needed' : keptSecret(config.dataDir, 'auth'))
    const services = createServices({ config, secret, database, log: createLog('silent') })
    const admin: Admin = { config, database, services, log }
    return await found.run(admin, rest)
  } finally {
    await database.close()
  }
}

const synopsis = ({ name, needs }: Command) => [name, ...needs.map((need) => `<${need}>`)].join(' ')

const usage = (): string[] => [
  'npm run admin -- COMMAND',
  '',
  ...commands.map((command) => `  ${synopsis(command).padEnd(38)} ${command.does}`),
]
