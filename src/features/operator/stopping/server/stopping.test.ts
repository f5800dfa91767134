import { afterEach, beforeEach, expect, test } from 'vitest'
import { inviteMember, setOperator } from '#features/identity/server/public.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { noteServed } from '../../content/server/served-content.ts'
import { countStopping, getStopping } from '../stopping.contract.ts'
import { rebuildStopping } from './count-stopping.ts'

let world: World
let owner: TestMember
let order: string[]
beforeEach(async () => {
  world = await newWorld({ now: '2026-06-15T12:00:00Z' })
  owner = await world.member({ role: 'coach' })
  await setOperator(world.services, owner.email, true)
  order = world.services.program.modules.flatMap(({ core }) => core.map(({ id }) => id))
})
afterEach(() => world.close())

const shown = async (query: object = {}) => (await owner.call(getStopping, { query })).body

/** Finishes lessons by their place in the order, each on a program day. */
async function walk(member: TestMember, enrolledOn: string, done: readonly (readonly [at: number, day: number])[]) {
  const rows = done.map(([at, day]) => {
    const on = Temporal.PlainDate.from(enrolledOn)
      .add({ days: day - 1 })
      .toString()
    return {
      memberId: member.id,
      subModuleId: order[at]!,
      completedOn: on,
      completedAt: `${on}T09:00:00.000Z`,
      programDay: day,
    }
  })
  if (rows.length > 0) await world.db.insertInto('completions').values(rows).execute()
}

test('the lesson where most stopped is named; who is under way, paused, a coach, an operator or not here yet doesn’t count as stopped', async () => {
  const join = async (done: [number, number][], enrolledOn = '2026-05-01') =>
    walk(await world.member({ enrolledOn }), enrolledOn, done)
  for (let n = 0; n < 4; n += 1)
    await join([
      [0, 1],
      [1, 3 + n],
    ])
  await join([[0, 2]])
  await join([[0, 1]], '2026-06-10')
  await world.member({ enrolledOn: '2026-05-01', role: 'coach' })
  await setOperator(world.services, (await world.member()).email, true)
  await inviteMember(world.services, { email: 'ines@new.example', firstName: 'Inês', lastName: '' })
  const paused = await world.member({ enrolledOn: '2026-05-01' })
  const pause = { pausedFrom: '2026-06-01', pausedUntil: '2026-06-30' }
  await world.db.updateTable('users').set(pause).where('id', '=', paused.id).execute()
  expect([(await shown()).countedAt, (await owner.call(countStopping)).status]).toEqual([null, 200])
  await world.runJobs()
  const { members, worst, days, lessons, months, countedAt } = await shown()
  expect([members, countedAt, months]).toEqual([7, '2026-06-15T12:00:00.000Z', ['2026-05']])
  expect(lessons.map(({ id }: { id: string }) => id)).toEqual(order.slice(0, 2))
  expect(lessons[0]).toMatchObject({ reached: 7, finished: 6, stopped: 0 })
  expect(worst).toMatchObject({ id: order[1], reached: 6, finished: 4, stopped: 1, medianDays: 3 })
  expect(days.slice(0, 2)).toMatchObject([
    { day: 1, had: 7, still: 6 },
    { day: 2, had: 7, still: 5 },
  ])
})

test('where a lesson’s text changed stands beside it and in the days of its module; every lesson anew is no change', async () => {
  for (let n = 0; n < 5; n += 1) await walk(await world.member({ enrolledOn: '2026-05-01' }), '2026-05-01', [[0, 1]])
  const { program, worksheets } = world.services
  const serve = (version: string, modules: typeof program.modules) =>
    noteServed({ ...world.services, worksheets, program: { ...program, modules } }, version)
  const withTitles = (title: (id: string, title: string) => string) =>
    program.modules.map((module) => ({
      ...module,
      subModules: module.subModules.map((lesson) => ({ ...lesson, title: title(lesson.id, lesson.title) })),
    }))
  await serve('one', program.modules)
  world.setNow('2026-06-16T09:00:00Z')
  for (let servers = 0; servers < 2; servers += 1)
    await serve(
      'two',
      withTitles((id, title) => (id === order[1] ? 'Another title' : title)),
    )
  world.setNow('2026-06-17T09:00:00Z')
  await serve(
    'three',
    withTitles((_, title) => `${title}!`),
  )
  await rebuildStopping(world.services)
  const { lessons, days } = await shown()
  expect(lessons.map(({ change }) => change)).toEqual([null, { at: '2026-06-16T09:00:00.000Z', isNew: false }])
  const marks = days.flatMap(({ day, changed }) => changed.map(({ id }) => [day, id]))
  expect(marks).toEqual([[1, order[1]]])
})

test('fewer than five are not shown, of a month and of a plan neither', async () => {
  for (let n = 0; n < 4; n += 1) await world.member({ enrolledOn: '2026-04-01', tier: 'elite' })
  for (let n = 0; n < 5; n += 1) await world.member({ enrolledOn: '2026-05-01' })
  await rebuildStopping(world.services)
  expect(await shown({ month: '2026-04' })).toMatchObject({ members: null, days: [], lessons: [], worst: null })
  expect(await shown({ tier: 'elite' })).toMatchObject({ members: null, lessons: [] })
  expect(await shown()).toMatchObject({ members: 9, months: ['2026-05'] })
})

test('others are answered while everybody is counted', async () => {
  const { id: ownId } = owner
  const own = await world.db.selectFrom('users').selectAll().where('id', '=', ownId).executeTakeFirstOrThrow()
  const people = Array.from({ length: 1000 }, (_, n) => ({
    ...{ ...own, id: `zz${n}`, email: `p${n}@members.example`, role: 'client' as const, operatorSince: null },
  }))
  for (let from = 0; from < people.length; from += 50)
    await world.db
      .insertInto('users')
      .values(people.slice(from, from + 50))
      .execute()
  let turns = 0
  let next = setImmediate(function turn() {
    turns += 1
    next = setImmediate(turn)
  })
  expect(await rebuildStopping(world.services)).toBe(1000)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(10)
})

/** A small generator with a seed, so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Walked = { month: string; done: Map<number, number>; opened: Set<number>; asked: Set<number> }

/** Opens lessons, and is answered with lessons, by their place in the order. */
async function trace({ id: memberId }: TestMember, { opened, asked }: Pick<Walked, 'opened' | 'asked'>): Promise<void> {
  const at = '2026-06-01T09:00:00.000Z'
  const openings = [...opened].map((place) => ({ memberId, subModuleId: order[place]!, openedAt: at }))
  if (openings.length > 0) await world.db.insertInto('lessonOpenings').values(openings).execute()
  const talk = { id: newId(), memberId, title: 'A question', createdAt: at, updatedAt: at, deletedAt: null }
  await world.db.insertInto('conversations').values(talk).execute()
  // Twice each: who asks again is one person.
  for (const place of [...asked, ...asked])
    await world.db
      .insertInto('chatMessages')
      .values({
        ...{ id: newId(), conversationId: talk.id, role: 'assistant', content: 'An answer', createdAt: at },
        ...{ status: 'done', blocks: null, leasedUntil: null, stopAskedAt: null, isFromFile: 0 },
        lessonId: order[place]!,
      })
      .execute()
}

async function walkers(pick: (below: number) => number): Promise<Walked[]> {
  const walked: Walked[] = []
  for (let n = 0; n < 40; n += 1) {
    const enrolledOn = `2026-0${1 + pick(5)}-${10 + pick(18)}`
    const member = await world.member({ enrolledOn, ...(pick(2) ? { tier: 'elite' as const } : {}) })
    let day = 1
    const days = Array.from({ length: pick(12) }, (_, at) => {
      day += pick(4)
      return [at, day] as const
    })
    const done = days.filter(() => pick(6) > 0)
    await walk(member, enrolledOn, done)
    const some = (most: number) => new Set(Array.from({ length: pick(most) }, () => pick(12)))
    const traces = { opened: some(8), asked: some(4) }
    await trace(member, traces)
    walked.push({ month: enrolledOn.slice(0, 7), done: new Map(done), ...traces })
  }
  return walked
}

/** The same figures in other words: from what was done, lesson by lesson. */
function recomputed(people: readonly Walked[], at: number) {
  const finished = people.filter(({ done }) => done.has(at))
  const reached = people.filter(({ done }) => done.has(at) || order.slice(0, at).every((_, k) => done.has(k)))
  const took = finished
    .map(({ done }) => (done.get(at) ?? 0) - (at === 0 ? 1 : (done.get(at - 1) ?? Number.NaN)))
    .filter((days) => !Number.isNaN(days))
    .sort((one, other) => one - other)
  const medianDays = took[Math.ceil(took.length / 2) - 1] ?? null
  const opened = people.filter((one) => one.done.has(at) || one.opened.has(at)).length
  const asked = people.filter((one) => one.asked.has(at)).length
  return { finished: finished.length, reached: reached.length, opened, asked, medianDays }
}

test.each([1, 2, 3])('whoever walks how far (seed %i), what is shown is what the rows say', async (seed) => {
  const walked = await walkers(numbersFrom(seed))
  await rebuildStopping(world.services)
  for (const month of [undefined, '2026-01', '2026-03', '2026-05']) {
    const people = walked.filter((one) => month === undefined || one.month === month)
    const { lessons, members } = await shown(month ? { month } : {})
    expect(members).toBe(people.length < 5 ? null : people.length)
    for (const lesson of lessons) expect(lesson).toMatchObject(recomputed(people, order.indexOf(lesson.id)))
  }
})
