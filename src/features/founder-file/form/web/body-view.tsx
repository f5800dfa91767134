import type { Block } from '#features/program/lesson.ts'
import { LessonBody } from '#features/program/web/public.ts'
import { FieldView } from '../../fields/web/field-view.tsx'
import { GridView } from '../../tables/web/grid-view.tsx'
import { TableView } from '../../tables/web/table-view.tsx'
import type { BodyItem } from '../../worksheets/body.ts'
import type { PageForm } from './use-page-form.ts'

/** A page from top to bottom. */
export function BodyView({ form }: { form: PageForm }) {
  return (
    <div className="space-y-6">
      {form.model.items.map((item) => (
        <Item key={keyOf(item)} form={form} item={item} />
      ))}
    </div>
  )
}

/** Headings and texts of a page are different from each other, and so are its keys. */
const keyOf = (item: BodyItem): string => {
  if ('field' in item) return item.field
  if ('table' in item) return item.table
  if ('grid' in item) return item.grid
  return JSON.stringify(item).slice(0, 120)
}

function Item({ form, item }: { form: PageForm; item: BodyItem }) {
  // A field, a table and a grid may have a note too.
  if ('field' in item) {
    const place = form.model.place.get(item.field)
    return place ? <FieldView form={form} field={item} place={place} /> : null
  }
  if ('table' in item) return <TableView form={form} table={item} />
  if ('grid' in item) return <GridView form={form} grid={item} />
  if ('heading' in item) return <h3 className="border-t border-line pt-5 text-lg">{item.heading}</h3>
  if ('note' in item) return <p className="text-sm text-ink-soft">{item.note}</p>
  // The server parses a text for the browser.
  return 'text' in item ? <LessonBody lesson={(item as { blocks?: Block[] }).blocks ?? []} /> : null
}
