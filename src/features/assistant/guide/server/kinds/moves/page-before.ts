import type { Turn } from '../../../../models/server/chat-model.ts'
import { pageRead } from '../../said/pages-told.ts'
import { linked, type Say, saidAs, type Talk } from '../../talk.ts'

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

const asksWhyEmpty = /^\W*(?:(?:and|ok|so|but) )*(?:why|how)\b.{0,24}\b(?:empty|blank|fill|write|enter|put)\b.{0,20}$/

/** “Why is it empty?”, “how do I fill it?”, after a page that nothing was read from. */
export function emptyBefore(talk: Talk): Say | undefined {
  const { plain, said } = talk
  const page = asksWhyEmpty.test(plain) && said.was('empty-page') ? pageRead(said) : undefined
  if (!page) return undefined
  const link = linked(page.title, page.href, talk)
  const first = `${link} is still empty because nothing has been typed there yet. Open it and fill in the first line; what you type is saved as you type.`
  const again = `On ${link}, tap the first field and write what you know today; a guess is fine.`
  return () => saidAs('empty-page', [said.has(first) ? again : first])
}
