import { parseLesson } from '#features/program/server/public.ts'
import type { BodyItem } from '../../worksheets/body.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { Place } from '../../worksheets/places.ts'

/** A page as the browser draws it. */
export const wirePage = ({
  id,
  title,
  use,
  lessons,
  places,
  body,
  means,
  done,
  good,
  question,
  example,
  keep,
  resource,
}: Worksheet) => ({
  id,
  title,
  use,
  subModuleIds: [...lessons],
  fields: places.map(wireField),
  body: body.filter(isForScreens).map(wireItem),
  means: [...means],
  done: [...done],
  good: [...good],
  question: [...question],
  example: { business: example.business, currency: example.currency ?? null, story: example.story },
  keepOn: keep && 'days' in keep ? [...keep.days] : [],
  resource: resource ?? null,
})

const wireField = ({ address, label, kind, unit, required, formula }: Place) => ({
  key: address,
  label,
  kind,
  ...(unit ? { unit } : {}),
  required,
  computed: formula !== undefined,
})

/** Figures of the example businesses are filled in when documents are made; on screens the examples stand at the fields. */
const isForScreens = (item: BodyItem, index: number, body: readonly BodyItem[]): boolean => {
  if ('text' in item) return !isFigures(item)
  const next = body[index + 1]
  return !('heading' in item && next && isFigures(next))
}
const isFigures = (item: BodyItem) => 'text' in item && item.text.includes('{{')

const wireItem = (item: BodyItem) => ('text' in item ? { ...item, blocks: parseLesson(item.text) } : item)
