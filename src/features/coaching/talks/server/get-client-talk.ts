import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { readRecordedPromises } from '../../promises/server/read-promises.ts'
import type * as contract from '../talks.contract.ts'
import { nextTalk } from '../talks.rules.ts'
import { findTalkClient, type TalkClient } from './find-talk-client.ts'
import { readAllowance } from './read-allowance.ts'
import { readBrief } from './read-brief.ts'
import { heldTalks, readTalks, type TalkRow } from './read-talks.ts'

type GetTalk = typeof contract.getClientTalk

/** A constant number of statements, however many sessions, promises, pages and numbers there are. */
export async function getClientTalk(ctx: MemberContext, { params }: Input<GetTalk>): Promise<Reply<GetTalk>> {
  const client = await findTalkClient(ctx, params.clientId)
  const rows = await readTalks(ctx, client.clientId)
  const talk = findTalk(rows, client, params.talkId)
  const held = rows.filter(({ heldAt }) => heldAt !== null)
  const earlier = talk?.heldAt ? held.slice(held.indexOf(talk) + 1) : held
  const isLatest = !talk?.heldAt || (held[0] === talk && !rows.some(({ openFor }) => openFor === client.assignmentId))
  const since = earlier[0]?.heldAt ?? null
  const { clientId: id, timeZone, firstName, lastName } = client
  return {
    client: { id, firstName, lastName, today: localDate(timeZone, ctx.now()).toString() },
    talk: view(ctx, talk),
    promises: (await readRecordedPromises(ctx, { id, timeZone, since: client.assignedAt })).filter(isOfNow(since)),
    brief: isLatest ? await readBrief(ctx, client, since) : null,
    earlier: heldTalks(earlier),
    allowance: await readAllowance(ctx, { ...client, id }, rows),
  }
}

/** Open, or settled since the last session. */
const isOfNow =
  (since: string | null) =>
  ({ settledAt }: { settledAt: string | null }) =>
    settledAt === null || since === null || settledAt > since

/** What another coach is preparing is no one’s but theirs. */
function findTalk(rows: readonly TalkRow[], { assignmentId }: TalkClient, talkId: string): TalkRow | undefined {
  if (talkId === nextTalk) return rows.find(({ openFor }) => openFor === assignmentId)
  const talk = rows.find(({ id, heldAt, openFor }) => id === talkId && (heldAt !== null || openFor === assignmentId))
  if (!talk) throw coachingRefusals.talkNotFound()
  return talk
}

function view({ member }: MemberContext, talk: TalkRow | undefined): Reply<GetTalk>['talk'] {
  if (!talk) {
    const empty = { text: '', version: 0 }
    return {
      ...{ id: null, heldOn: null, coachName: fullName(member), isTaken: false },
      ...{ privateNotes: empty, clientNotes: empty },
    }
  }
  const isOwn = talk.coachId === member.id
  return {
    id: talk.id,
    heldOn: talk.heldOn,
    coachName: fullName(talk),
    privateNotes: isOwn ? { text: talk.privateNotes, version: talk.privateVersion } : null,
    clientNotes: { text: talk.clientNotes, version: talk.clientVersion },
    isTaken: talk.takenMonth !== null,
  }
}
