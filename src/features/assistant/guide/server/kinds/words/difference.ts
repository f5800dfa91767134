import { capitalized } from '#platform/format/words.ts'
import type { Term } from '../../../../search/search.content.ts'
import { type Kind, linkTo, type Talk } from '../../talk.ts'
import { meaningOf } from '../term.ts'

/** Two things that are to be told apart. */
const between = [
  /\b(?:diff(?:erence)?s?|distinction) (?:between|of|btw|b\/w) (?:an? |the |my )?(.{2,36}?) (?:and|vs\.?|versus|or|to|from) (?:an? |the |my )?(.{2,36}?)(?:[?!.,]|$| in (?:plain|simple)| for (?:me|my)| exactly| really| again| please)/,
  /^\W*(?:an? |the )?(.{2,30}?) (?:or|vs\.?|versus|and) (?:an? |the )?(.{2,30}?)[,?! ]+(?:so )?(?:what(?:'s|s| is)?(?: the)? diff(?:erence)?|how (?:do|are) they differ|isn't (?:that|it) the same|same thing)\b/,
  /\b(?:how (?:is|does|are|do)|is|are|isn't) (?:an? |the )?(.{2,30}?) (?:differ(?:ent)? (?:from|to|than)|the same (?:thing )?as|not the same as) (?:an? |the )?(.{2,30}?)(?:[?!.,]|$)/,
]
const ofProduct = /\b(?:quantum|elite|starter|plans?|tiers?|memberships?)\b/
const longest = 140
const leastAlike = 0.42

type Side = { term: Term | undefined; name: string; says: string; lesson: { id: string; line: string } | undefined }

/** “What’s the difference between X and Y?”: both in the program’s own words, side by side. */
export const difference: Kind = {
  group: 'term',
  read: (talk) => {
    const named = talk.plain.length > longest || ofProduct.test(talk.plain) ? undefined : pairIn(talk.plain)
    if (!named) return undefined
    const [one, other] = [sideOf(named[0], talk), sideOf(named[1], talk)]
    // With none of them known as a word, a lesson may still be about the choice between the two.
    if (!one || !other || !(one.term || other.term)) return undefined
    return () => told(one, other)
  },
}

function pairIn(plain: string): [string, string] | undefined {
  for (const sign of between) {
    const [, one, other] = sign.exec(plain) ?? []
    if (one && other) return [one.trim(), other.trim()]
  }
  return undefined
}

function sideOf(name: string, talk: Talk): Side | undefined {
  const { look } = talk.question
  const term = look.terms.find(({ names }) => names.includes(name) || names.includes(name.replace(/s$/, '')))
  const lesson = look.lesson(term?.lesson ?? '')
  if (term) {
    const more = lesson && { id: lesson.id, line: linkTo(lesson, talk) }
    return { term, name, says: meaningOf(term), lesson: more }
  }
  const found = look.find(`what is ${name}`).passages.find(({ answer }) => answer && answer.alike >= leastAlike)
  if (!found?.answer) return undefined
  const says = `**${capitalized(name)}**: ${found.answer.given.short}`
  return { term: undefined, name, says, lesson: { id: found.id, line: linkTo(found, talk) } }
}

function told(one: Side, other: Side): readonly string[] {
  const lessons = [one, other].flatMap(({ lesson }) => lesson ?? [])
  const lines = [...new Map(lessons.map(({ id, line }) => [id, line])).values()]
  const more = lines.length > 0 ? [`More in ${lines.join(' and ')}.`] : []
  if (one.term && one.term === other.term)
    return [`The program uses *${one.name}* and *${other.name}* for the same thing.`, one.says, ...more]
  const apart = one.term?.apart[other.term?.name ?? ''] ?? other.term?.apart[one.term?.name ?? '']
  return [one.says, other.says, ...(apart ? [apart] : []), ...more]
}
