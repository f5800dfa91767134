import type { KindGroup } from '../../said/answered-as.ts'
import { linked, type Talk } from '../../talk.ts'
import { hasName, isOfOwn } from './own-learned.ts'
import { linesOf, nearestOne } from './say-own.ts'

/** As near as this a field is rarely by chance. */
const nearEnough = 0.5
type Least = { alike: number; chance: number }
/** How like a field has to be, and how likely meant rather than others, beside what else was answered to a question of oneself. */
const least: Readonly<Partial<Record<KindGroup, Least>>> = {
  lesson: { alike: 0.3, chance: 0.5 },
  nothing: { alike: 0.18, chance: 0.3 },
}

/** What the member’s own file says of what was answered otherwise: whoever asks how it is done may ask what they decided. */
export async function ownBeside(talk: Talk, group: KindGroup): Promise<readonly string[]> {
  const { own } = talk.question
  const needed = least[group]
  const asked = own.findPlaces(talk.plain)
  if (!asked || !needed || asked.words < 2) return []
  const isNear = group === 'lesson' && asked.alike >= nearEnough
  const isLikely = asked.alike >= needed.alike && asked.chance >= needed.chance && isOfOwn(talk)
  if ((!isNear && !isLikely) || (group === 'nothing' && !hasName(talk))) return []
  const [found] = await own.readPlaces(asked.places.slice(0, 1))
  if (!found || found.figures.length === 0) return []
  const from = `Your own page ${linked(found.title, found.href, talk)} says:`
  return [...(group === 'nothing' ? [nearestOne] : []), from, linesOf(found)]
}
