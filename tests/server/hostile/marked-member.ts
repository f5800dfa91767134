import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { addFact } from '#features/assistant/memory/memory.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { markedWord } from '#tests/world/marked-file.ts'
import type { TestMember, World } from '#tests/world/world.ts'
import { places } from './places.ts'

/** Somebody whose every text that the assistant might read is marked, written in the same places as the hostile texts. */
export async function markedMember(world: World, coach: TestMember): Promise<TestMember> {
  const eve = await world.member({ tier: 'elite', firstName: 'Eve', lastName: 'Marsh' })
  await coach.call(assignClient, { body: { clientId: eve.id } })
  let given = 0
  const text = () => `${markedWord}${++given}end`
  const isOwn = ({ name }: (typeof places)[number]) => !/asked about|profile|analysis/.test(name)
  for (const place of places.filter(isOwn)) await place.plant({ member: eve, coach }, text())
  const answers = ['cash', 'clients'].map((key, n) => ({
    ...{ field: `numbers.day_1.${key}`, value: 918_273_645_001 + n, version: 0, mark: 'C' as const },
  }))
  await eve.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body: { answers } })
  await eve.call(addFact, { body: { text: text() } })
  await eve.call(sendMessage, { body: { message: text() } })
  return eve
}
