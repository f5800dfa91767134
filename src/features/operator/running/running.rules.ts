import { counted, plural } from '#platform/format/numbers.ts'

/** How payments are made here. */
export const paymentModes = ['live', 'test', 'stand-in', 'off'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const checkStates = ['done', 'todo', 'optional'] as const
export type CheckState = (typeof checkStates)[number]

/** A server says twice a minute that it serves; after this long without a word it counts as gone. */
export const goneAfterSeconds = 120

/** A night may fail; two in a row are worth a look. */
const oldestBackupHours = 36

/** Below this a disk is nearly full. */
const fewestFreeBytes = 1_000_000_000

/** What the servers that serve say of their content. */
export type ContentTold = { refused: boolean; versions: number }

type Told = { isGone: boolean; content: { version: string; faults: readonly string[] } | null }

export function contentTold(servers: readonly Told[]): ContentTold {
  const told = servers.flatMap(({ isGone, content }) => (isGone || !content ? [] : [content]))
  return {
    refused: told.some(({ faults }) => faults.length > 0),
    versions: new Set(told.map(({ version }) => version)).size,
  }
}

export type Problem = { what: string; where: string }

type Seen = {
  /** What has to be answered, in words. */
  disputes: string | null
  dead: number
  mail: { failing: number; lastFailed: boolean }
  slowEvents: number
  backupHours: number | null
  /** And is tried again. */
  backupFailed: boolean
  wantsBackups: boolean
  freeBytes: number
  monthSpent: 'all' | 'free' | null
  serversGone: number
  content: ContentTold
}

const ageText = (hours: number) =>
  hours < 72 ? counted(Math.floor(hours), 'hour') : counted(Math.floor(hours / 24), 'day')

/** What is wrong right now, the worst first, each with the part of the page that tells more. */
export function problemsOf(seen: Seen): Problem[] {
  const { backupHours, wantsBackups } = seen
  const cases: [isSo: boolean, what: string, where: string][] = [
    [seen.disputes !== null, seen.disputes ?? '', 'payments'],
    [seen.dead > 0, `${counted(seen.dead, 'job')} failed for good.`, 'jobs'],
    [seen.freeBytes < fewestFreeBytes, 'The disk is nearly full. A full disk refuses every write.', 'system'],
    [seen.mail.lastFailed, 'The last email couldn’t be sent.', 'mail'],
    [seen.mail.failing > 0, `${counted(seen.mail.failing, 'email')} failed and will be tried again.`, 'mail'],
    [seen.slowEvents > 0, 'Events from Stripe have waited for more than ten minutes.', 'payments'],
    [wantsBackups && backupHours === null, 'There’s no verified backup.', 'backup'],
    [
      wantsBackups && backupHours !== null && backupHours > oldestBackupHours,
      `The last verified backup is ${ageText(backupHours ?? 0)} old.`,
      'backup',
    ],
    [seen.backupFailed, 'The last backup failed and will be tried again.', 'backup'],
    [seen.content.refused, 'Changed content has mistakes, so the content from before is still shown.', 'content'],
    [seen.content.versions > 1, 'Servers show different content.', 'content'],
    [
      seen.monthSpent !== null,
      `The AI model’s tokens for this month${seen.monthSpent === 'free' ? ' on the free plan' : ''} are used up: the built-in guide answers until the first.`,
      'assistant',
    ],
    [
      seen.serversGone > 0,
      `${counted(seen.serversGone, 'server')} ${plural(seen.serversGone, 'has', 'have')} gone quiet.`,
      'system',
    ],
  ]
  return cases.flatMap(([isSo, what, where]) => (isSo ? [{ what, where }] : []))
}
