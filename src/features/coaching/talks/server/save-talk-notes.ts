import { type MemberContext, touchMember, transaction } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import type * as contract from '../talks.contract.ts'
import type { NotePart } from '../talks.rules.ts'
import { findTalkClient } from './find-talk-client.ts'
import { openTalk } from './open-talk.ts'
import type { CoachTalksTable } from './talks.tables.ts'
import { tellNotes } from './tell-notes.ts'

type SaveNotes = typeof contract.saveTalkNotes

/**
 * Notes are saved while they are typed, so a save raises neither record but that of a client who reads them. The version
 * in the update’s condition lets one of two tabs win; the other is told, and nothing is written over.
 */
export async function saveTalkNotes(ctx: MemberContext, { params, body }: Input<SaveNotes>): Promise<Reply<SaveNotes>> {
  return transaction(
    ctx,
    async (ctx) => {
      const client = await findTalkClient(ctx, params.clientId)
      const talk = await openTalk(ctx, client, params.talkId)
      const saved = await saveOver(ctx, talk, body)
      if (!saved) throw coachingRefusals.notesChanged()
      // As it is now: it may have been held in this moment.
      if (body.part === 'client' && saved.heldAt) {
        await touchMember(ctx, client.clientId)
        await tellNotes(ctx, saved)
      }
      return { id: talk.id, version: body.version + 1 }
    },
    { raises: false },
  )
}

type Save = { part: NotePart; text: string; version: number }

function saveOver({ db }: MemberContext, { id }: CoachTalksTable, { part, text, version }: Save) {
  const isPrivate = part === 'private'
  return db
    .updateTable('coachTalks')
    .set(
      isPrivate
        ? { privateNotes: text, privateVersion: version + 1 }
        : { clientNotes: text, clientVersion: version + 1 },
    )
    .where('id', '=', id)
    .where(isPrivate ? 'privateVersion' : 'clientVersion', '=', version)
    .returningAll()
    .executeTakeFirst()
}
