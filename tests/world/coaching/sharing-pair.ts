import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { getClientPage } from '#features/coaching/client-file/client-file.contract.ts'
import * as comments from '#features/coaching/comments/comments.contract.ts'
import { shareFile } from '#features/coaching/sharing/sharing.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { TestMember, World } from '../world.ts'

export const pageId = 'day-one-numbers'

/** A coach, and a client who shares one page with a single answer on it. */
export async function sharingPair(world: World) {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member({ tier: 'elite' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await ada.call(saveAnswers, { params: { pageId }, body: { field: 'worry', value: 'Cash.', version: 0 } })
  const share = (await ada.call(shareFile, { body: { of: pageId } })).body
  await world.runJobs()
  world.emails.length = 0
  return { coach, ada, share, params: { clientId: ada.id, pageId } }
}
export type SharingPair = Awaited<ReturnType<typeof sharingPair>>

type Body = Partial<{ text: string; field: string; verdict: 'right' | 'again'; id: string }>
export const writeComment = ({ coach, params }: SharingPair, body: Body = { text: 'Why cash?', field: 'worry' }) =>
  coach.call(comments.commentOnPage, { params, body })
/** The comments as the member reads them, and as the coach does. */
export const commentsOf = async (ada: TestMember) =>
  (await ada.call(comments.listComments, { params: { pageId } })).body.threads
export const commentsBy = async ({ coach, params }: SharingPair) =>
  (await coach.call(getClientPage, { params })).body.threads
