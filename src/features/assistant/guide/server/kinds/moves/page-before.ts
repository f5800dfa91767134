import type { Turn } from '../../../../models/server/chat-model.ts'
import type { Say, Talk } from '../../talk.ts'

const asks =
  /^\W*(?:(?:and|ok|so|but) )*(?:where|(?:on )?(?:which|what) page|which one)\b.{0,40}\b(?:write|wrote|written|put|stand|stands|said|say|that|this|it|page)\b/
const longest = 60
/** What was read from the member’s file says where it stands. */
const page = /(?:^From|^Yes, on|^If you mean) (?:your )?(?:page )?(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/gm

/** “Which page was that?”, after something that stands in one’s own file. */
export function pageBefore({ plain, question }: Talk): Say | undefined {
  if (plain.length > longest || !asks.test(plain)) return undefined
  const [first, ...others] = new Set(question.turns.map(linksIn).findLast((links) => links.length > 0))
  if (!first) return undefined
  const also = others.length > 0 ? [`The other one that I named: ${others.join(', ')}.`] : []
  return () => [`It stands on your page ${first}.`, ...also]
}

const linksIn = ({ role, content }: Turn): string[] =>
  role === 'assistant' ? [...content.matchAll(page)].map(([, link = '']) => link) : []
