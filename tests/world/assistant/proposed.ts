import { expect } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import type { ChatMessage } from '#features/assistant/conversations/conversations.contract.ts'
import * as contract from '#features/assistant/proposals/proposals.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { listShares } from '#features/coaching/sharing/sharing.contract.ts'
import { getMyTalks } from '#features/coaching/talks/talks.contract.ts'
import { listNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import type { TestMember, World } from '../world.ts'
import { changedTables, checksums } from './all-rows.ts'

/** A founder with a coach, and no email on its way. */
export async function coached(world: World, firstName = 'Cora') {
  const coach = await world.member({ role: 'coach', firstName, lastName: 'Lindqvist' })
  const ada = await world.member({ tier: 'elite' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  await world.runJobs()
  world.emails.length = 0
  return { coach, ada }
}

type Said = ChatMessage & { proposals: contract.Proposal[]; conversationId: string }

/** One conversation with the assistant: each message is answered with its text and what it proposes. */
export function talkTo(member: TestMember) {
  let conversationId: string | undefined
  return async (message: string): Promise<Said> => {
    const { status, body } = await member.call(sendMessage, { body: { message, conversationId } })
    expect([status, message]).toEqual([200, message])
    conversationId = body.conversationId
    // A reply that was refused would have a sentence here.
    const { message: answer } = body as { message: ChatMessage }
    return { ...answer, proposals: answer.proposals ?? [], conversationId: body.conversationId }
  }
}

/** The one card that a message leads to. */
export async function cardFor(member: TestMember, message: string): Promise<contract.Proposal> {
  const { proposals, content } = await talkTo(member)(message)
  const [card, more] = proposals
  if (!card || more) throw new Error(`“${message}” led to ${proposals.length} cards: ${content}`)
  return card
}

export const confirm = (member: TestMember, { id }: { id: string }) =>
  member.call(contract.confirmProposal, { params: { proposalId: id } })
export const dismiss = (member: TestMember, { id }: { id: string }) =>
  member.call(contract.dismissProposal, { params: { proposalId: id } })

export const promisesOf = async (member: TestMember) => (await member.call(getMyTalks)).body.promises
export const sharesOf = async (member: TestMember) => (await member.call(listShares)).body.shares
export const revenueOf = async (member: TestMember) =>
  (await member.call(listNumbers)).body.numbers.find(({ key }) => key === 'revenue')?.points ?? []

/** The tables that something wrote to, that of the proposals aside. */
export async function writtenBy(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const before = await checksums(world)
  await work()
  return changedTables(before, await checksums(world)).filter((table) => table !== 'proposals')
}
