import type { MemberContext } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import type { listNotes as endpoint, Note } from '../notes.contract.ts'
import './notes.tables.ts'

const most = 200

export async function listNotes(ctx: MemberContext, { params: { memberId } }: Input<typeof endpoint>): Promise<Note[]> {
  await requirePerson(ctx, memberId)
  return (
    notes(ctx)
      .where('operatorNotes.memberId', '=', memberId)
      // Browsers name notes, so their ids tell nothing of the time.
      .orderBy('operatorNotes.writtenAt', 'desc')
      .orderBy('operatorNotes.id', 'desc')
      .limit(most)
      .execute()
  )
}

type Which = { memberId: string; id: string }

export const readNote = (ctx: MemberContext, { memberId, id }: Which): Promise<Note | undefined> =>
  notes(ctx).where('operatorNotes.id', '=', id).where('operatorNotes.memberId', '=', memberId).executeTakeFirst()

export async function requirePerson({ db }: MemberContext, memberId: string): Promise<void> {
  const person = await db.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
  if (!person) throw peopleRefusals.noPerson()
}

const notes = ({ db }: MemberContext) =>
  db
    .selectFrom('operatorNotes')
    .leftJoin('users', 'users.id', 'operatorNotes.writtenBy')
    .select([
      'operatorNotes.id',
      'operatorNotes.text',
      'operatorNotes.writtenAt as at',
      'operatorNotes.version',
      'users.name as by',
    ])
