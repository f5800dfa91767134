import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { decideConsent } from '#features/assistant/consent/consent.contract.ts'
import { builtInModel } from '#features/assistant/server/public.ts'
import type { LikelyDoubts } from '#features/founder-file/critique/likely-doubts.ts'
import { founderWithFigures, write } from '../../tests/world/assistant/founder-with-figures.ts'
import { newWorld, type TestMember, type World } from '../../tests/world/world.ts'
import type { Person, Row } from './sets.ts'

/** What an answer is judged with. */
export type Asking = {
  /** All that stands in the file of the founder who is asked about, and in the calendar. */
  known: string
  program: World['services']['program']
  pages: World['services']['worksheets']['pages']
  likelyDoubts: LikelyDoubts | undefined
}
export type Coach = {
  name: string
  isGuide: boolean
  /** Who outside this machine is asked; null where nobody is. */
  outside: string | null
  judged: (row: Row) => Promise<Judged>
  close: () => Promise<void>
}

/** `answer` is undefined where there was none. */
export type Judged = { isRight: boolean; answer: string | undefined }

const unlimited = 'starter=100000,quantum=100000,elite=100000'

/** An installation with an invented founder in it, asked as members ask, over the same endpoint. */
export async function openCoach(env: Record<string, string>): Promise<Coach> {
  const world = await newWorld({ env: { ...env, AI_MESSAGES_PER_DAY: unlimited } })
  const { model, outside } = world.services.assistant
  const isGuide = model.name === builtInModel
  const people = new Map<Person, Promise<TestMember>>()
  const join = async (person: Person) => {
    const member =
      person === 'founder'
        ? await founderWithFigures(world)
        : await world.member({ tier: person === 'starter' ? 'starter' : 'elite' })
    if (outside) await member.call(decideConsent, { body: { name: outside, isGiven: true } })
    return member
  }
  const personFor = ({ person, plant }: Row) => {
    // Who has something written into their file is asked about that alone.
    const known = plant ? undefined : people.get(person)
    const member = known ?? join(person)
    if (!plant) people.set(person, member)
    return member
  }
  const known = await knownOf(await personFor({ person: 'founder', half: 'seen', turns: [], judge: () => true }))
  const { pages, likelyDoubts } = world.services.worksheets
  const asking: Asking = { known, program: world.services.program, pages, likelyDoubts: likelyDoubts() }
  return {
    ...{ name: isGuide ? 'built-in guide' : model.name, isGuide, outside },
    judged: async (row) => {
      if (isGuide && row.byRules) return { isRight: row.byRules(asking), answer: 'by the page’s rules' }
      const member = await personFor(row)
      const { plant } = row
      if (plant) await write(member, plant.pageId, { [plant.field]: plant.value })
      const answer = await lastAnswer(member, row.turns)
      return { isRight: answer !== undefined && row.judge(answer, asking), answer }
    },
    close: world.close,
  }
}

async function lastAnswer(member: TestMember, turns: readonly string[]): Promise<string | undefined> {
  let conversationId: string | undefined
  let answer: string | undefined
  for (const message of turns) {
    const { status, body } = await member.call(sendMessage, { body: { message, conversationId } })
    if (status !== 200) return undefined
    conversationId = body.conversationId
    answer = body.message.content
  }
  return answer
}

/** The file as its export has it, with what is worked out from it. */
async function knownOf(founder: TestMember): Promise<string> {
  const file = await founder.send('GET', '/api/founder-file/export?format=json&of=all')
  const pages = ['runway-sheet', 'unit-cost-and-price', 'purpose-statement', 'day-one-numbers']
  const read = await Promise.all(pages.map((id) => founder.send('GET', `/api/founder-file/pages/${id}`)))
  const program = 'Mar 2, 2026. Day 180, 120, 60, 365.'
  return [file.body, ...read.map(({ body }) => body), program].join('\n')
}
