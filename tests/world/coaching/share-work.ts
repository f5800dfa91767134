import { getClientPage, noteLook } from '#features/coaching/client-file/client-file.contract.ts'
import { answerComment, commentOnPage } from '#features/coaching/comments/comments.contract.ts'
import { shareFile } from '#features/coaching/sharing/sharing.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { TestMember } from '../world.ts'

/** A module of the client’s Founder file, with what the two wrote about it. */
export async function shareWork(coach: TestMember, client: TestMember, [text = '']: readonly string[]): Promise<void> {
  const params = { pageId: 'day-one-numbers' }
  await writeOn(client, { worry: text, 'numbers.day_1.cash': 5200, 'numbers.day_1.revenue': 540, guess_hours: 45 })
  await client.call(shareFile, { body: { of: 'foundation-01-founder-baseline' } })
  const ofClient = { clientId: client.id, ...params }
  const { id } = (await coach.call(commentOnPage, { params: ofClient, body: { field: 'worry', text } })).body
  await client.call(answerComment, { params: { commentId: id }, body: { text } })
  await coach.call(commentOnPage, { params: ofClient, body: { verdict: 'again', text } })
  await coach.call(commentOnPage, { params: ofClient, body: { field: 'numbers.day_1.cash', verdict: 'right' } })
  const { filled, readAt } = (await coach.call(getClientPage, { params: ofClient })).body
  await coach.call(noteLook, { params: ofClient, body: { version: filled.version, readAt } })
}

/** Typed on the first page. */
export async function writeOn(client: TestMember, typed: Record<string, string | number | undefined>): Promise<void> {
  for (const [field, value] of Object.entries(typed))
    await client.call(saveAnswers, {
      params: { pageId: 'day-one-numbers' },
      body: { field, value: value ?? null, version: 0 },
    })
}
