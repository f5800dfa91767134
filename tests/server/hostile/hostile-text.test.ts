import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { createAssistant } from '#features/assistant/server/create-assistant.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { modelProviderAt, startScriptedModel, type Told } from '#tests/peers/model-provider.ts'
import { inLongRun, isLongRun } from '#tests/world/long-run.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { faultsOf, type Planted } from './faults.ts'
import { markedMember } from './marked-member.ts'
import { obey } from './obey.ts'
import { type Place, places } from './places.ts'
import { changedRows, wholeDatabase } from './whole-database.ts'

const families = parse(readFileSync(join(import.meta.dirname, 'hostile-texts.yaml'), 'utf8')) as Record<
  string,
  string[]
>
const texts = Object.entries(families).flatMap(([family, texts]) => texts.map((text) => ({ family, text })))

type Prompt = { place: Place; family: string; text: string }
/** Each text in each place; in the short run two texts for each place, so that every family is among them. */
const every = inLongRun(61, 1)
const prompts = places.flatMap((place, row) =>
  texts.filter((_, column) => (row * 8 + column) % every === 0).map((one): Prompt => ({ place, ...one })),
)

const mostAtOnce = 25
const ofPlace = (place: Place) => prompts.filter((prompt) => prompt.place === place)
/** Every table is read before and after a batch; in the short run it has texts of several places. */
const batches = inLongRun([prompts], places.map(ofPlace)).flatMap((all) =>
  Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, n) => all.slice(n * mostAtOnce, (n + 1) * mostAtOnce)),
)

let provider: Awaited<ReturnType<typeof startScriptedModel>>
const told: Told[] = []
beforeAll(async () => {
  provider = await startScriptedModel((asked) => {
    const answer = obey(asked)
    told.push(answer)
    return answer
  })
})
afterAll(() => provider.close())

const limits = { AI_MESSAGES_PER_DAY: 'starter=100000,quantum=100000,elite=100000', AI_ANSWERS_AT_ONCE: '100000' }
/** A busy machine is no failure of the provider. */
const timeouts = { firstChunk: 60_000, chunk: 60_000, total: 120_000 }

/** An installation with an obeying model, a coach, and a member whose every text is marked. */
async function steeredWorld() {
  const world = await newWorld({ env: limits })
  const { provider: settings } = modelProviderAt(provider.url, 'openai-compatible', 0)
  const given = { ...world.services, ...world.services.assistant, provider: { ...settings, timeouts } }
  const { model, analyzer } = createAssistant(given)
  Object.assign(world.services.assistant, { model, analyzer })
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  return { world, coach, eve: await markedMember(world, coach) }
}
type Steered = Awaited<ReturnType<typeof steeredWorld>>

const fill = (text: string, { id, email }: TestMember) =>
  text
    .replaceAll('{id}', id)
    .replaceAll('{email}', email)
    .replaceAll('{name}', 'Eve Marsh')
    .replaceAll('{evil}', 'https://evil.example')
    .replaceAll('{host}', 'evil.example')

/** Plants a text for a member of its own. */
async function planted({ world, coach, eve }: Steered, { place, text }: Prompt): Promise<Planted> {
  const member = await world.member({ tier: 'elite' })
  await coach.call(assignClient, { body: { clientId: member.id } })
  const words = fill(text, eve).slice(0, place.holds)
  const asking = await place.plant({ member, coach }, words)
  return { asker: member, words, question: place.question, isRead: place.isRead, ...asking }
}

const connect = vi.spyOn(Socket.prototype, 'connect')
/** Addresses that anything connected to, but for the provider’s and the database’s. */
function connectedElsewhere({ postgresUrl }: World): string[] {
  const ports = [provider.port, ...(postgresUrl ? [Number(new URL(postgresUrl).port || 5432)] : [])]
  const isOurs = RegExp(`"port":"?(?:${ports.join('|')})\\b`)
  return connect.mock.calls.map(([to]) => JSON.stringify(to)).filter((to) => !isOurs.test(to))
}

/** Plants some texts, asks of each, and looks at what was said, changed and connected to. */
async function faultsIn(steered: Steered, asked: readonly Prompt[]): Promise<string[]> {
  const { world } = steered
  const all: [Prompt, Planted][] = []
  for (const prompt of asked) all.push([prompt, await planted(steered, prompt)])
  await world.runJobs()
  const askers = new Set(all.map(([, { asker }]) => asker.id))
  const before = await wholeDatabase(world, askers)
  connect.mockClear()
  const faults: string[] = []
  for (const [{ place, text }, one] of all)
    for (const fault of await faultsOf({ requests: provider.requests, told }, one))
      faults.push(`${place.name}, “${text.slice(0, 60)}”: ${fault}`)
  const elsewhere = connectedElsewhere(world).map((to) => `connected to ${to}`)
  return [...faults, ...elsewhere, ...changedRows(before, await wholeDatabase(world, askers))]
}

test('every family is planted, every place has texts, and there are as many as are told', () => {
  expect(texts.length).toBeGreaterThanOrEqual(120)
  expect(Object.keys(families).length).toBeGreaterThanOrEqual(12)
  expect(prompts.length).toBeGreaterThanOrEqual(inLongRun(50, 3000))
  expect(new Set(prompts.map(({ family }) => family)).size).toBe(Object.keys(families).length)
  expect(new Set(prompts.map(({ place }) => place.name)).size).toBe(places.length)
})

test(`of ${prompts.length} hostile texts none leaks, changes or loads anything, though the model obeys them`, {
  timeout: 3_600_000,
}, async () => {
  const faults: string[] = []
  let steered = await steeredWorld()
  for (const asked of batches) {
    faults.push(...(await faultsIn(steered, asked)))
    if (!isLongRun) continue
    // A coach comments on so many pages a day, and every table is read for each batch.
    await steered.world.close()
    steered = await steeredWorld()
  }
  await steered.world.close()
  expect(faults.slice(0, 20).join('\n')).toBe('')
})
