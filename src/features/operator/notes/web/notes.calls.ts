import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../notes.contract.ts'

export const notesOf = (memberId: string) =>
  query<typeof contract.listNotes>('GET /api/operator/people/:memberId/notes', { params: { memberId } })
export const addNote = mutation<typeof contract.addNote>('POST /api/operator/people/:memberId/notes')
export const changeNote = mutation<typeof contract.changeNote>('PATCH /api/operator/people/:memberId/notes/:noteId')
export const removeNote = mutation<typeof contract.removeNote>('DELETE /api/operator/people/:memberId/notes/:noteId')
