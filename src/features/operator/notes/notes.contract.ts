import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'
import { Instant } from '#shared/wire.ts'
import { MemberParams } from '../member-params.ts'
import { noteLimit } from '../operator.rules.ts'
import { peopleRefusals } from '../people/people.refusals.ts'

export const notesRefusals = refusals('operator-notes', {
  noNote: [404, 'This note isn’t there anymore.'],
  noteChanged: [409, 'Another operator changed this note in the meantime.'],
})

export const Note = z.object({
  id: z.string(),
  text: z.string(),
  /** Who wrote it last; null once they are gone. */
  by: z.string().nullable(),
  at: Instant,
  version: z.number(),
})
export type Note = z.infer<typeof Note>

const NoteParams = MemberParams.extend({ noteId: z.string().max(64) })
const Text = z.string().trim().min(1).max(noteLimit)
const Seen = z.object({ version: z.int().min(1) })

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/operator/people/:memberId/notes',
  access: 'operator',
  topics: ['operator-notes'],
  summary: 'What operators noted about a person, newest first.',
  params: MemberParams,
  reply: z.array(Note),
  refusals: [peopleRefusals.noPerson],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/api/operator/people/:memberId/notes',
  access: 'operator',
  changes: ['operator-notes', 'operator-audit', 'operator-people'],
  summary: 'Adds a note. Sent again with the same id, it adds nothing.',
  params: MemberParams,
  body: z.object({ id: z.uuid(), text: Text }),
  reply: Note,
  refusals: [peopleRefusals.noPerson, notesRefusals.noNote],
})

export const changeNote = endpoint({
  method: 'PATCH',
  path: '/api/operator/people/:memberId/notes/:noteId',
  access: 'operator',
  changes: ['operator-notes', 'operator-audit', 'operator-people'],
  summary: 'Changes a note that still says what was read.',
  params: NoteParams,
  body: Seen.extend({ text: Text }),
  reply: Note,
  refusals: [notesRefusals.noNote, notesRefusals.noteChanged],
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/operator/people/:memberId/notes/:noteId',
  access: 'operator',
  changes: ['operator-notes', 'operator-audit', 'operator-people'],
  summary: 'Removes a note.',
  params: NoteParams,
  reply: z.object({ success: z.literal(true) }),
  refusals: [notesRefusals.noNote],
})
