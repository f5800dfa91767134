import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { plainText } from '#features/assistant/guide/server/kinds/own/say-own.ts'
import { type Figure, readFigures } from '#features/founder-file/server/public.ts'
import { founderWithAllPages } from '../tests/world/assistant/founder-with-all-pages.ts'
import { newWorld, type TestMember, type World } from '../tests/world/world.ts'
import { founderOfFile } from './coach/founder-of-file.ts'
import { inventedIn } from './coach/judge.ts'
import { wilson } from './coach/wilson.ts'

/** `at`: fields any of which answers the question; none where no page has it. */
const Questions = z.array(
  z.strictObject({ ask: z.string(), at: z.array(z.string()).default([]), held: z.boolean().default(false) }),
)
type Asked = z.infer<typeof Questions>[number]
type Judged = Asked & { answer: string; isRight: boolean; invented: readonly string[]; ofOthers: readonly string[] }

/** More than three places that may be meant are no answer. */
const mostPlaces = 3
const atOnce = 2

/**
 * `npm run bench -- own FILE`: asks a founder who wrote on every page each question of the file over the members’ endpoint, and
 * the same of somebody who has written nothing. `--founder FILE` has another founder’s answers, as
 * `bench/questions/one-business.json`. An answer is right that links the page and says exactly what its field holds, beside
 * at most two others; where no field has it, one that says so and tells no figure.
 */
export async function measureOwn(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { wrong: { type: 'boolean', default: false }, founder: { type: 'string' } },
    allowPositionals: true,
  })
  const files = positionals.length > 0 ? positionals : ['bench/questions/own-fields.yaml']
  const world = await newWorld({ env: { AI_MESSAGES_PER_DAY: 'starter=100000,quantum=100000,elite=100000' } })
  try {
    const ada = await (values.founder ? founderOfFile(world, values.founder) : founderWithAllPages(world))
    const eve = await world.member({ tier: 'elite', firstName: 'Eve' })
    const among = { world, ada, eve, known: await figuresOf(world, ada) }
    for (const file of files) {
      const judged = await judgeAll(Questions.parse(parse(readFileSync(file, 'utf8'))), among)
      print(file, judged)
      if (values.wrong) printAnswers(judged.filter(({ isRight }) => !isRight))
    }
  } finally {
    await world.close()
  }
}

async function judgeAll(asked: readonly Asked[], among: Among): Promise<Judged[]> {
  const judged: Judged[] = []
  for (let at = 0; at < asked.length; at += atOnce)
    judged.push(...(await Promise.all(asked.slice(at, at + atOnce).map((one) => judge(one, among)))))
  return judged
}

function printAnswers(judged: readonly Judged[]): void {
  for (const { ask, at, answer } of judged)
    process.stdout.write(`\n- ${ask} [${at.join(', ')}]\n${answer.replace(/^/gm, '    ')}\n`)
}

type Known = ReadonlyMap<string, readonly Figure[]>
type Among = { world: World; ada: TestMember; eve: TestMember; known: Known }

async function judge(asked: Asked, { world, ada, eve, known }: Among): Promise<Judged> {
  const [answer, ofEmpty] = await Promise.all([ask(ada, asked.ask), ask(eve, asked.ask)])
  const titleOf = (id: string) => world.services.worksheets.pageById.get(id)?.title ?? id
  const told = toldIn(answer)
  const texts = new Set([...known.values()].flat().flatMap(textsOf))
  // A bar between them, since lines of digits would be one number.
  const labels = [...known.values()].flat().map(({ label }) => label)
  const all = [...texts, ...labels, asked.ask, 'Mar 2, 2026'].join(' | ')
  return {
    ...{ ...asked, answer },
    isRight:
      asked.at.length === 0
        ? told.length === 0 && saysNone.test(answer)
        : placesIn(answer) <= mostPlaces && asked.at.some((at) => isTold(at, answer, { known, titleOf })),
    invented: [...told.filter((text) => !texts.has(text)), ...inventedIn(answer, all)],
    ofOthers: toldIn(ofEmpty),
  }
}

/** What is said of a file that has no place for something. */
const saysNone = /no (?:field|page|place)|isn’t (?:anywhere )?in your|don’t know|not in the program/

type ToTell = { known: Known; titleOf: (pageId: string) => string }

function isTold(at: string, answer: string, { known, titleOf }: ToTell): boolean {
  const [pageId, address] = [at.slice(0, at.indexOf('.')), at.slice(at.indexOf('.') + 1)]
  if (!answer.includes(`[${titleOf(pageId)}](`)) return false
  const figures = known.get(pageId) ?? []
  const figure = figures.find((one) => one.address === address)
  if (figure) return toldIn(answer).includes(plainText(figure.text))
  // A table’s key asks how many lines it has.
  const counts = figures.flatMap((one) => (one.address.startsWith(`${address}.`) ? (one.rows ?? []) : []))
  return counts.length > 0 ? toldIn(answer).some((text) => counts.includes(Number(text))) : /empty/.test(answer)
}

const textsOf = ({ text, rows, cells }: Figure) =>
  [text, ...(rows === null ? [] : [`${rows}`]), ...cells.values()].map(plainText)
const lines = /^- (?:.*?): \*\*(.*)\*\*(?: \([^)]*\))?$/gm
const toldIn = (answer: string) => [...answer.matchAll(lines)].map(([, text = '']) => text)
/** Places are told apart by the line that names their page. */
const placesIn = (answer: string) =>
  answer.split('\n\n').filter((paragraph) => /\]\([^)]*\).*:$/.test(paragraph)).length

async function ask(member: TestMember, message: string): Promise<string> {
  const { status, body } = await member.call(sendMessage, { body: { message } })
  if (status !== 200) throw new Error(`${message}: ${status} ${JSON.stringify(body)}`)
  return body.message.content
}

async function figuresOf({ services }: World, { id }: TestMember): Promise<Known> {
  const ctx = { ...services, member: { id, timeZone: 'UTC' } } as unknown as Parameters<typeof readFigures>[0]
  return readFigures(
    ctx,
    services.worksheets.pages.map((page) => page.id),
  )
}

function print(file: string, judged: readonly Judged[]): void {
  const groups = {
    'with a field': judged.filter(({ at }) => at.length > 0),
    'without a field': judged.filter(({ at }) => at.length === 0),
  }
  process.stdout.write(`${file}\n`)
  for (const [name, some] of Object.entries(groups)) {
    if (some.length === 0) continue
    const right = some.filter(({ isRight }) => isRight).length
    const { low, high } = wilson(right, some.length)
    process.stdout.write(
      `${name.padEnd(16)} right ${right} of ${some.length} (${(right / some.length).toFixed(3)}, 95 % ${low.toFixed(2)} to ${high.toFixed(2)})   ` +
        `invented ${some.filter(({ invented }) => invented.length > 0).length}   ` +
        `someone else’s ${some.filter(({ ofOthers }) => ofOthers.length > 0).length}\n`,
    )
  }
}
