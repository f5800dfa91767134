import type { TokenPrices } from '#features/assistant/models/server/provider.config.ts'
import { builtInModel, readUsage, type UsageLine } from '#features/assistant/server/public.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { costText } from '#platform/format/numbers.ts'
import { iso, localDate } from '#platform/server/clock.ts'
import { type Admin, audit, type Run } from './command.ts'

const usualDays = 30
const mostMembers = 20

export const assistantUsage: Run = async (admin, words) => {
  const days = daysIn(words)
  const today = localDate('UTC', admin.services.now())
  const since = today.subtract({ days: days - 1 }).toString()
  const lines = await readUsage(admin.services, since)
  await audit(admin, 'assistant usage', `${days} days`)
  if (lines.length === 0) return [`No questions since ${since}.`]
  const people = await readPeople(admin)
  const table = (title: string, keyOf: (line: UsageLine) => string, most?: number) =>
    rowsOf({ title, lines, keyOf, most, prices: admin.config.assistant.tokenPrices })
  return [
    `Since ${since}. Failed answers don’t count against members; their tokens do count.`,
    ...table('day', ({ onDay }) => onDay),
    ...table('model', ({ model }) => model),
    ...table('tier', ({ memberId }) => people.get(memberId)?.tier ?? 'gone'),
    ...table('member', ({ memberId }) => people.get(memberId)?.email ?? memberId, mostMembers),
  ]
}

function daysIn(words: readonly string[]): number {
  if (words.length === 0) return usualDays
  const [flag, text = ''] = words
  const days = Number(text)
  if (flag !== '--days' || !Number.isInteger(days) || days < 1 || days > 3660)
    throw new Error('npm run admin -- assistant usage [--days N]')
  return days
}

async function readPeople({ services }: Admin): Promise<Map<string, { email: string; tier: string }>> {
  const rows = await services.db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .select(['users.id', 'users.email', heldTier(iso(services.now())).as('tier')])
    .where('users.id', 'in', (query) => query.selectFrom('assistantUsage').select('memberId'))
    .execute()
  return new Map(rows.map(({ id, email, tier }) => [id, { email, tier }]))
}

type Table = {
  title: string
  lines: readonly UsageLine[]
  keyOf: (line: UsageLine) => string
  most: number | undefined
  prices: TokenPrices | undefined
}

/** One line for each key; days in order, all else by what it used. */
function rowsOf({ title, lines, keyOf, most, prices }: Table): string[] {
  const groups = [...Map.groupBy(lines, keyOf)].map(([key, of]) => ({
    key,
    sends: sum(of, ({ sends }) => sends),
    failed: sum(of, ({ failed }) => failed),
    tokens: sum(of, ({ inputTokens, outputTokens }) => inputTokens + outputTokens),
    cost: prices ? sum(of, (line) => costOf(line, prices)) : undefined,
  }))
  groups.sort((a, b) => (title === 'day' ? a.key.localeCompare(b.key) : b.tokens - a.tokens || b.sends - a.sends))
  const shown = groups
    .slice(0, most)
    .map(({ key, sends, failed, tokens, cost }) =>
      line(key, `${sends}`, `${failed}`, `${tokens}`, cost === undefined ? '' : costText(cost)),
    )
  const left = groups.length - shown.length
  const head = line(title, 'sends', 'failed', 'tokens', prices ? 'cost' : '')
  return ['', head, ...shown, ...(left > 0 ? [`… and ${left} more`] : [])]
}

/** The built-in guide costs nothing. */
const costOf = ({ model, inputTokens, outputTokens }: UsageLine, { input, output }: TokenPrices) =>
  model === builtInModel ? 0 : (inputTokens * input + outputTokens * output) / 1_000_000

const sum = (lines: readonly UsageLine[], of: (line: UsageLine) => number) =>
  lines.reduce((total, one) => total + of(one), 0)

const line = (key: string, ...cells: readonly string[]) =>
  [key.padEnd(34), ...cells.map((cell) => cell.padStart(10))].join(' ').trimEnd()
