import type { Turn } from '../../../../../models/server/chat-model.ts'
import { standsAlone } from '../turns/stands-alone.ts'

const corrects =
  /^\W*(?:(?:no|nope|sorry|oh|hm+|wait|actually|but|not that)\b[,.!; ]*)+(?:(?:i|what i) (?:mean|meant|was asking|was talking|wanted to know|am asking|'m asking|am talking|'m talking)(?: is| was)?(?: about)?|i'm asking(?: about)?)[,:; ]+(?=\S+ \S)/i
const longest = 160
const filler = /[?!.\s]+$/

/** “No, I mean for new ones”: the question before with that in it; a whole question in its place. */
export function corrected(text: string, turns: readonly Turn[]): string | undefined {
  const [lead] = text.length > longest ? [] : (corrects.exec(text.replace(/[’‘]/g, "'")) ?? [])
  const before = turns.filter(({ role }) => role === 'user').at(-2)?.content
  if (lead === undefined || before === undefined || before.length > longest) return undefined
  const rest = text.slice(lead.length).trim()
  return standsAlone(rest.toLowerCase()) ? rest : `${before.replace(filler, '')} ${rest}`
}
