import { counted } from '#platform/format/numbers.ts'
import { pendingMigrations } from '#platform/server/database/migrate.ts'
import { checkBackupFolder } from '../doctor/check-backup-folder.ts'
import { checkContent } from '../doctor/check-content.ts'
import { checkData } from '../doctor/check-data.ts'
import { checkOutsideServices } from '../doctor/check-outside-services.ts'
import { checkSettings } from '../doctor/check-settings.ts'
import { type Finding, inWords, warning } from '../doctor/finding.ts'
import { migrations } from '../migrations.ts'
import { type Admin, audit, type Run } from './command.ts'

export const doctor: Run = async (admin) => {
  const { config, services, database } = admin
  const pending = await pendingMigrations(database, migrations)
  // What this version looks at may not be there yet.
  const ofData = pending.length > 0 ? [schemaFinding(pending.length)] : await dataFindings(admin)
  const findings = [
    ...checkSettings(config),
    ...checkContent(config, services),
    ...(await checkOutsideServices(admin)),
    ...(await checkBackupFolder(config)),
    ...ofData,
  ]
  const worst = findings.toSorted((a, b) => Number(b.level === 'serious') - Number(a.level === 'serious'))
  const lines = worst.map(inWords)
  const count = worst.filter(({ level }) => level === 'serious').length
  if (count > 0) throw new Error([...lines, '', `${count} serious, ${worst.length - count} to look at.`].join('\n'))
  if (lines.length === 0)
    return [config.local ? 'All good on this machine. Set PUBLIC_URL to see what going public needs.' : 'All good.']
  return [...lines, '', `Nothing serious, ${lines.length} to look at.`]
}

async function dataFindings(admin: Admin): Promise<Finding[]> {
  await audit(admin, 'doctor', '')
  return checkData(admin)
}

const schemaFinding = (count: number): Finding =>
  warning(
    'migrations',
    `${counted(count, 'change')} of the database ${count === 1 ? 'comes' : 'come'} with the next start of this version; what lies in it wasn’t looked at.`,
    'Back up before that start: the version before doesn’t start on the changed database.',
  )
