import type { FilledPage } from '../../pages/filled-page.ts'
import type { FieldNotes, FileSlots } from './file-slots.ts'

/** The fields of a page that stand by themselves; cells of tables have no room for notes of their own. */
export const fieldsOf = ({ page }: FilledPage): string[] =>
  page.body.flatMap((item: { field?: string }) => (item.field === undefined ? [] : [item.field]))

export const notesOf =
  ({ ofField: OfField }: FileSlots, { page }: FilledPage): FieldNotes =>
  (field) => <OfField pageId={page.id} field={field} />
