import { join } from 'node:path'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { createSubscription } from '#features/billing/checkout/checkout.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { writeToClient, writeToCoach } from '#features/coaching/messages/messages.contract.ts'
import { recordMilestone } from '#features/coaching/milestones/milestones.contract.ts'
import { saveCoachProfile } from '#features/coaching/profile/profile.contract.ts'
import { requestCoaching } from '#features/coaching/requests/requests.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { rebuildStopping } from '#features/operator/server/public.ts'
import { machineNow } from '#platform/server/clock.ts'
import { freePort } from '../peers/process.ts'
import { seedClients } from './caseload.ts'
import { fileOutcomes } from './coaching/file-outcomes.ts'
import { holdTalks } from './coaching/hold-talks.ts'
import { shareWork, writeOn } from './coaching/share-work.ts'
import { isLongRun } from './long-run.ts'
import { writeToAll } from './operator/write-to-all.ts'
import { priceOf, testCard } from './payer.ts'
import type { Cast, Stage } from './stage-names.ts'
import { newWorld, type TestMember, type World } from './world.ts'

type Script = {
  client: { firstName: string; lastName: string }
  coach: { firstName: string; lastName: string }
  tier?: 'quantum' | 'elite'
  /** How many days ago the member joined. */
  days: number
  /** How many core lessons they completed since. */
  lessons: number
  messages: readonly string[]
  questions: readonly string[]
  notes: string
  /** Clients of the coach besides the member. */
  others: number
}

const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse'
const arabic = 'عبد الرحمن بن محمد بن إبراهيم الأنصاري الخزرجي القرطبي'

/** People with long names in foreign scripts, and what they wrote. */
const hostile = {
  client: { firstName: long, lastName: arabic },
  coach: { firstName: arabic, lastName: long },
  messages: [long.repeat(3), `${arabic}؟`, `https://example.com/${long.repeat(2)}`],
  questions: [`${long} ${long}`, `${arabic}؟`],
  notes: `${long} ${arabic}`,
}
/** In the short run those who have done everything are such people too: one look shows both. */
const isShort = !isLongRun && !process.env.PICTURES
const atTheEnd = isShort
  ? hostile
  : {
      client: { firstName: 'Imani', lastName: 'Baptiste' },
      coach: { firstName: 'Ruth', lastName: 'Amsel' },
      messages: [],
      questions: [],
      notes: '',
    }

const scripts: Record<Stage, Script> = {
  empty: {
    client: { firstName: 'Ada', lastName: 'Okafor' },
    coach: { firstName: 'Cora', lastName: 'Lind' },
    days: 0,
    lessons: 0,
    messages: [],
    questions: [],
    notes: '',
    others: 0,
  },
  typical: {
    client: { firstName: 'Maya', lastName: 'Torres' },
    coach: { firstName: 'Henrik', lastName: 'Dahl' },
    tier: 'quantum',
    days: 40,
    lessons: 24,
    messages: ['Three calls done, two said the price is fine.', 'Good. Ask the third what they pay today.', 'On it.'],
    questions: ['How do I price my services?', 'How long will my savings last?'],
    notes: 'Sells meal boxes to hospitals. Careful with cash.',
    others: 6,
  },
  full: {
    ...atTheEnd,
    tier: 'elite',
    days: 172,
    lessons: 1000,
    messages: [
      ...Array.from({ length: 37 }, (_, n) => `Note ${n + 1}: the numbers of the week are in, and they hold.`),
      ...atTheEnd.messages,
    ],
    questions: [
      ...Array.from({ length: 18 }, (_, n) => `How do I price my services for customer ${n + 1}?`),
      ...atTheEnd.questions,
    ],
    notes: `${atTheEnd.notes} ${'Second shop opens in May. '.repeat(20)}`.trim(),
    // Cards that are all built alike; 500 of them take axe half a minute each time.
    others: isShort ? 29 : 499,
  },
  hostile: { ...hostile, tier: 'elite', days: 12, lessons: 9, others: 3 },
}

/** The product, served by this process, over people at each wanted stage of the way. */
export async function openStages(wanted: readonly Stage[]) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const today = machineNow()
  const world = await newWorld({
    now: today.toString(),
    env: { PUBLIC_URL: url, PORT: String(port) },
    distDir: join(import.meta.dirname, '../../dist'),
  })
  const casts: Partial<Record<Stage, Cast>> = {}
  for (const stage of wanted) casts[stage] = await play(world, scripts[stage], today)
  await rebuildStopping(world.services)
  await world.app.listen({ host: '127.0.0.1', port })
  return { url, casts, close: world.close }
}

async function play(world: World, script: Script, today: Temporal.Instant): Promise<Cast> {
  const dayAgo = (days: number) => world.setNow(today.subtract({ hours: 24 * days }).toString())
  dayAgo(script.days)
  const client = await world.member({ ...script.client, timeZone: 'UTC' })
  const coach = await world.member({ ...script.coach, role: 'coach' })
  await setOperator(world.services, coach.email, true)
  if (script.tier) await buy(client, script.tier)
  if (script.messages.length > 0) await coachThem(world, coach, client, script)
  await walk(world, client, script, dayAgo)
  dayAgo(0)
  // After the coach’s last look.
  if (script.messages.length > 0) await writeOn(client, { first_move: script.messages[0], 'numbers.day_60.cash': 4412 })
  await world.runJobs()
  for (const message of script.questions) await client.call(sendMessage, { body: { message } })
  const broadcastId = await writeToAll(coach, script.messages[0])
  await world.runJobs()
  return { client: client.cookie ?? '', coach: coach.cookie ?? '', clientId: client.id, coachId: coach.id, broadcastId }
}

async function buy(client: TestMember, tier: 'quantum' | 'elite'): Promise<void> {
  const { body } = await client.call(createSubscription, { body: priceOf(tier) })
  await client.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
}

async function coachThem(world: World, coach: TestMember, client: TestMember, script: Script): Promise<void> {
  const { firstName, lastName } = script.coach
  await coach.call(saveCoachProfile, {
    body: {
      bio: `${firstName} ${lastName} ran two shops and sold one. `.repeat(4),
      experienceYears: 14,
      specializations: ['Pricing', 'Cash', firstName],
      certifications: ['PCC', lastName],
    },
  })
  await coach.call(assignClient, { body: { clientId: client.id, notes: script.notes } })
  await seedClients(world, coach, script.others)
  for (const [n, text] of script.messages.entries()) {
    if (n % 2 === 0) await client.call(writeToCoach, { body: { text } })
    else await coach.call(writeToClient, { params: { clientId: client.id }, body: { text } })
  }
  await shareWork(coach, client, script.messages)
  await holdTalks(world, coach, client, script.messages)
  await fileOutcomes(world, coach, client, script.messages[0] ?? '')
  await client.call(requestCoaching, { body: { kind: 'session', text: script.messages[0] ?? '' } })
  await coach.call(recordMilestone, {
    body: {
      clientId: client.id,
      milestoneType: 'custom',
      description: `First sale. ${script.notes}`.slice(0, 200),
      achievedAt: world.services.now().toString(),
    },
  })
}

/** Completes lessons evenly over the days, and writes every day. */
async function walk(world: World, client: TestMember, { days, lessons }: Script, dayAgo: (n: number) => void) {
  const open = world.services.program.modules.flatMap(({ id, core }) =>
    core.map((one) => ({ moduleId: id, id: one.id })),
  )
  const done = open.slice(0, lessons)
  let next = 0
  for (let day = 1; day <= days; day += 1) {
    dayAgo(days - day)
    await client.call(writeGratitude, { body: { text: 'A customer who said why not.' } })
    for (; next < Math.ceil((done.length * day) / days); next += 1) {
      const { moduleId, id } = done[next] ?? { moduleId: '', id: '' }
      await client.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
    }
    if (day % 30 === 0) await world.runJobs()
  }
}
