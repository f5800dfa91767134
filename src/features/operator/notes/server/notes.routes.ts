import { type Route, route } from '#platform/server/http/routes.ts'
import * as contract from '../notes.contract.ts'
import { listNotes } from './list-notes.ts'
import { addNote, changeNote, removeNote } from './write-notes.ts'

export const notesRoutes: readonly Route[] = [
  route(contract.listNotes, listNotes),
  route(contract.addNote, addNote),
  route(contract.changeNote, changeNote),
  route(contract.removeNote, removeNote),
]
