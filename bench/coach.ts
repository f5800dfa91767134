import { env as environment } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { toolLimits } from '#features/assistant/models/server/bounded-tools.ts'
import { type Coach, openCoach } from './coach/ask.ts'
import { type CoachSet, coachSets, type Half, halves, type Row } from './coach/sets.ts'
import { type Measured, tableOf } from './coach/table.ts'

type Options = {
  limit?: number | undefined
  sets?: readonly string[] | undefined
  halves?: readonly Half[] | undefined
}

/** As many of a half as are wanted, spread over all of it, the same ones each time. */
const some = <T>(rows: readonly T[], limit = rows.length): T[] =>
  Array.from({ length: Math.min(limit, rows.length) }, (_, n) => rows[Math.floor((n * rows.length) / limit)] as T)

type Part = { set: string; half: Half; rows: Row[] }

export function partsOf(sets: readonly CoachSet[], { limit, sets: wanted, halves: some_ = halves }: Options): Part[] {
  return sets
    .filter(({ name }) => wanted === undefined || wanted.includes(name))
    .flatMap(({ name, rows }) =>
      some_.map((half) => ({
        set: name,
        half,
        rows: some(
          rows.filter((row) => row.half === half),
          limit,
        ),
      })),
    )
    .filter(({ rows }) => rows.length > 0)
}

/** Answers that a model is asked for; each may take several calls with tools. */
export const answersIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { rows }) => sum + rows.reduce((turns, row) => turns + row.turns.length, 0), 0)

/** Asks every coach every question, and counts what was right; `told` hears of what was not. */
export async function measureParts(
  coaches: readonly Coach[],
  parts: readonly Part[],
  told: (line: string) => void = () => {},
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { set, half, rows } of parts)
    for (const coach of coaches) {
      const one = { set, half, coach: coach.name, asked: rows.length, right: 0, failed: 0 }
      for (const row of rows) {
        const { isRight, answer } = await coach.judged(row)
        one.right += Number(isRight)
        one.failed += Number(answer === undefined)
        // Whoever read what is missed of the other half would set something by it.
        if (!isRight && half === 'seen')
          told(`${coach.name}, ${set}: ${row.turns.at(-1)}\n  ${answer ?? 'no answer'}\n`)
      }
      measured.push(one)
    }
  return measured
}

const modelSettings = ['AI_PROVIDER', 'AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const

/** `npm run bench -- coach`: the connected model, as the environment names it, beside the built-in guide. */
export async function measureCoach(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      limit: { type: 'string' },
      set: { type: 'string', multiple: true },
      half: { type: 'string', multiple: true },
      wrong: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const limit = values.limit === undefined ? undefined : Number(values.limit)
  if (limit !== undefined && !(limit >= 1)) throw new Error('--limit takes a number of questions, 1 or more')
  const parts = partsOf(coachSets(), {
    limit,
    sets: values.set,
    halves: halves.filter((half) => values.half?.includes(half) ?? true),
  })
  const given = { ...environment }
  const env = Object.fromEntries(modelSettings.flatMap((name) => (given[name] ? [[name, given[name]]] : [])))
  const guide = await openCoach({})
  const model = (env.AI_PROVIDER ?? 'none') === 'none' ? undefined : await openCoach(env)
  try {
    if (model && !(values.yes || (await isWanted(model, answersIn(parts))))) return
    const told = values.wrong ? (line: string) => void process.stdout.write(`${line}\n`) : undefined
    process.stdout.write(`${tableOf(await measureParts([guide, ...(model ? [model] : [])], parts, told))}\n`)
    if (!model)
      process.stdout.write('\nNo model is connected: set AI_PROVIDER, AI_BASE_URL, AI_MODEL and AI_API_KEY.\n')
  } finally {
    await guide.close()
    await model?.close()
  }
}

/** Calls may cost money: without somebody who says yes, none is made. */
async function isWanted({ name, outside }: Coach, answers: number): Promise<boolean> {
  const where = outside ? `at ${outside}, which is sent an invented founder’s file` : 'on this machine'
  process.stdout.write(
    `${answers} answers of ${name} ${where}: ${answers} to ${answers * toolLimits.steps} calls. --limit 5 asks five of each half of a set.\n`,
  )
  if (!process.stdin.isTTY) {
    process.stdout.write('Nothing was asked: add --yes.\n')
    return false
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const said = await lines.question('Go on? (y/N) ')
  lines.close()
  return /^y(?:es)?$/i.test(said.trim())
}
