import type { ContentReader } from '#platform/server/content-files.ts'
import { KindsFile, writtenKinds } from '../../kinds.content.ts'
import type { KnownText } from '../matter.ts'
import type { KindText } from './learn-kinds.ts'

export const kindsFile = 'kinds.yaml'

/** Every so manieth of what is known to be said about lessons and the product is enough to tell them from other kinds. */
const [ofLessons, ofProduct] = [6, 1]
/** Words in a row that speak for a matter aren't a message. */
const mostCommas = 4
/** Topics under which the member's standing, feelings and the guide itself are asked about are other kinds. */
const otherTopics = /^(?:progress|about-guide|encourage|feel-)/

/** Messages of each kind: those of `kinds.yaml`, and of what is known about lessons, the product and one's own figures. */
export function loadKindTexts(reader: ContentReader, known: readonly KnownText[]): KindText[] {
  if (!reader.list('').includes(kindsFile)) return []
  const file = reader.yaml(kindsFile, KindsFile)
  const unknown = Object.keys(file).find((kind) => !(writtenKinds as readonly string[]).includes(kind))
  if (unknown) throw reader.mistake(kindsFile, `${unknown}:`, `there is no kind ${unknown}.`)
  const written = Object.entries(file).flatMap(([kind, texts]) => (texts ?? []).map((text) => ({ kind, text })))
  const messages = known.filter(({ text }) => (text.match(/,/g) ?? []).length <= mostCommas)
  const of = (kind: 'lesson' | 'help' | 'own' | 'other') =>
    messages.filter(({ matter, worth }) => matter.kind === kind && worth === 1 && !otherTopics.test(matter.id))
  return [
    ...written,
    ...everyNth(of('lesson'), ofLessons).map(({ text }) => ({ kind: 'lesson', text })),
    ...of('other').map(({ text }) => ({ kind: 'lesson', text })),
    ...everyNth(of('help'), ofProduct).map(({ text }) => ({ kind: 'product', text })),
    ...of('own').map(({ text }) => ({ kind: 'own', text })),
    ...messages.filter(isOfFeelings).map(({ text }) => ({ kind: 'distress', text })),
  ]
}

const isOfFeelings = ({ matter, worth }: KnownText) =>
  matter.kind === 'help' && worth === 1 && matter.id.startsWith('feel-')

const everyNth = <T>(all: readonly T[], n: number): T[] => all.filter((_, at) => at % n === 0)
