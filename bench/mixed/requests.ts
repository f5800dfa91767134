import { downloads, type Person } from './people.ts'

export type Call = { method: 'GET' | 'POST'; path: string; cookie: string; body?: unknown }

type Read = { weight: number; name?: string; path: (person: Person, random: () => number) => string }

const lessonOf = ({ lessons, completed }: Person, random: () => number) => {
  // The one that comes next, or one of the last few.
  const at = Math.max(0, Math.min(lessons.length - 1, completed - Math.floor(random() * 4)))
  const lesson = lessons[at]
  if (!lesson) throw new Error('no lesson')
  return lesson
}

/** What members' pages ask for, about as often as they do. */
const reads: Read[] = [
  { weight: 12, path: () => '/api/auth/user' },
  { weight: 12, path: () => '/api/dashboard' },
  { weight: 12, path: () => '/api/progress' },
  { weight: 12, path: () => '/api/gamification/profile' },
  { weight: 12, path: () => '/api/messages/unread' },
  { weight: 10, name: 'a lesson', path: (person, random) => `/api/submodules/${lessonOf(person, random).id}` },
  {
    weight: 6,
    name: 'lessons of a module',
    path: (person, random) => `/api/modules/${lessonOf(person, random).moduleId}/submodules`,
  },
  { weight: 6, path: () => '/api/modules' },
  { weight: 5, path: () => '/api/resources' },
  { weight: 3, path: () => '/api/resources/featured' },
  { weight: 3, path: () => '/api/chat/conversations' },
  { weight: 3, path: () => '/api/gratitude' },
  { weight: 2, path: () => '/api/messages' },
  { weight: 2, path: () => '/api/settings' },
]
const everyRead = reads.flatMap((read) => Array<Read>(read.weight).fill(read))

/** An endless row of calls by members at random; `writes` is the share that changes something. */
export function createCalls(people: readonly Person[], resources: readonly { id: string }[], random: () => number) {
  const { completion, gratitude, rating, message } = writesOf(resources, random)
  const kinds = [completion, completion, gratitude, rating, message]

  return (writes: number): Call => {
    const person = one(people, random)
    if (random() < writes) return one(kinds, random)(person)
    return readOf(person, one(everyRead, random), random)
  }
}

/** The same write by members at random, for each write there is, by its name. */
export function createWrites(people: readonly Person[], resources: readonly { id: string }[], random: () => number) {
  const { message, ...others } = writesOf(resources, random)
  const coached = people.filter(({ coach }) => coach !== undefined)
  return new Map<string, () => Call>([
    ...Object.entries(others).map(([name, write]) => [`writes: ${name}`, () => write(one(people, random))] as const),
    ['writes: message', () => message(one(coached, random))],
  ])
}

function writesOf(resources: readonly { id: string }[], random: () => number) {
  const more = new Map<Person, number>()
  const completion = (person: Person): Call => {
    const done = more.get(person) ?? 0
    more.set(person, done + 1)
    const { id, moduleId } = person.lessons[person.completed + done] ?? lessonOf(person, random)
    return post(person, `/api/submodules/${id}/complete`, { moduleId, subModuleId: id })
  }
  const gratitude = (person: Person) =>
    post(person, '/api/gratitude', { text: `A customer who said why not, ${random()}.` })
  const rating = (person: Person) => {
    const { id = '' } = resources[person.firstDownload + Math.floor(random() * downloads)] ?? {}
    return post(person, `/api/resources/${id}/rating`, { stars: 1 + Math.floor(random() * 5) })
  }
  const message = (person: Person) =>
    person.coach === undefined ? completion(person) : post(person, '/api/messages', { text: 'On it.' })
  return { completion, gratitude, rating, message }
}

/** The same read by members at random, for each read there is, by its name. */
export const createReads = (people: readonly Person[], random: () => number): Map<string, () => Call> =>
  new Map(
    reads.map((read) => [
      read.name ?? read.path({} as Person, random),
      () => readOf(one(people, random), read, random),
    ]),
  )

const readOf = (person: Person, { path }: Read, random: () => number): Call => ({
  method: 'GET',
  path: path(person, random),
  cookie: person.cookie,
})

const post = ({ cookie }: Person, path: string, body: unknown): Call => ({ method: 'POST', path, cookie, body })

function one<T>(of: readonly T[], random: () => number): T {
  const found = of[Math.floor(random() * of.length)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** The same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
