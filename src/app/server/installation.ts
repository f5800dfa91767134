import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Installation } from '#features/operator/server/public.ts'
import type { Engine } from '#platform/server/database/database.ts'
import { readBackupState } from '../backups/read-backup-state.ts'
import type { Config } from '../config.ts'
import { isLive } from '../doctor/check-payments.ts'
import { readChecklist } from '../doctor/checklist.ts'

type Known = { engine: Engine; paymentProvider: 'test' | 'stripe' | 'off' }

/** What the operator's desk may know of the settings: names and states, never a secret. */
export function createInstallation(config: Config, { engine, paymentProvider }: Known): Installation {
  const { smtpUrl, from } = config.mail
  return {
    version,
    engine,
    isLocal: config.local,
    paymentMode: paymentProvider === 'test' ? 'stand-in' : paymentProvider === 'off' ? 'off' : stripeMode(config),
    mailServer: smtpUrl === undefined ? null : new URL(smtpUrl).host,
    mailFrom: from ?? null,
    tokenPrices: config.assistant.tokenPrices,
    backupHour: config.backups?.hour ?? null,
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize
    },
    backupState: readBackupState,
    checklist: (ctx) => readChecklist(config, ctx),
  }
}

const stripeMode = ({ stripe }: Config) => (isLive(stripe?.secretKey ?? '') ? 'live' : 'test')

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string
}
