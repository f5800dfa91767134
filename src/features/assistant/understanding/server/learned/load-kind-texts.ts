import type { ContentReader } from '#platform/server/content-files.ts'
import type { NamedText } from '#platform/server/language/learn.ts'
import { KindsFile, type MessageKind, messageKinds } from '../../kinds.content.ts'
import type { FieldAsks } from '../load-field-asks.ts'
import type { KnownText } from '../matter.ts'

export type KindText = NamedText<MessageKind>

const kindsFile = 'kinds.yaml'

/** Every so manieth of what is known to be said about lessons, or asked for single fields, is enough to tell them from other kinds. */
const [ofLessons, ofFields] = [5, 2] as const
/** Words in a row that speak for a matter aren't a message. */
const mostCommas = 4
/** Topics under which the member's standing, feelings and the guide itself are asked about are other kinds. */
const otherTopics = /^(?:progress|about-guide|encourage|feel-)/

/** Messages of each kind: those of `kinds.yaml`, and of what is known about lessons, the product and one's own figures. */
export function loadKindTexts(reader: ContentReader, known: readonly KnownText[], fieldAsks: FieldAsks): KindText[] {
  if (!reader.list('').includes(kindsFile)) return []
  const file = reader.yaml(kindsFile, KindsFile)
  const written = messageKinds.flatMap((kind) => as(kind, file[kind] ?? []))
  const messages = known.filter(({ text }) => (text.match(/,/g) ?? []).length <= mostCommas)
  const of = (kind: KnownText['matter']['kind']) =>
    messages
      .filter(({ matter, worth }) => matter.kind === kind && worth === 1 && !otherTopics.test(matter.id))
      .map(({ text }) => text)
  return [
    ...written,
    ...as('lesson', [...everyNth(of('lesson'), ofLessons), ...of('other')]),
    ...as('product', of('help')),
    ...as('own', [...of('own'), ...asksOf(fieldAsks).flatMap((asks) => everyNth(asks, ofFields))]),
    ...as(
      'distress',
      messages.filter(isOfFeelings).map(({ text }) => text),
    ),
  ]
}

/** Of each field: a field that comes later changes nothing about which questions of the others teach. */
const asksOf = (fieldAsks: FieldAsks) => [...fieldAsks.values()].flatMap((asks) => Object.values(asks))

const as = (kind: MessageKind, texts: readonly string[]): KindText[] => texts.map((text) => ({ name: kind, text }))

const isOfFeelings = ({ matter, worth }: KnownText) =>
  matter.kind === 'help' && worth === 1 && matter.id.startsWith('feel-')

const everyNth = <T>(all: readonly T[], n: number): T[] => all.filter((_, at) => at % n === 0)
