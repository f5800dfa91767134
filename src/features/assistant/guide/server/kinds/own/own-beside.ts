import { linked, type Talk } from '../../talk.ts'
import { linesOf } from './say-own.ts'

/** As near as this a field is rarely by chance. */
const nearEnough = 0.5

/** What the member’s own file says of what a lesson was asked: whoever asks how it is done may ask what they decided. */
export async function ownBeside(talk: Talk): Promise<readonly string[]> {
  const { own } = talk.question
  const asked = own.findPlaces(talk.plain)
  if (!asked || asked.words < 2 || asked.alike < nearEnough) return []
  const [found] = await own.readPlaces(asked.places.slice(0, 1))
  if (!found || found.figures.length === 0) return []
  return [`Your own page ${linked(found.title, found.href, talk)} says:`, linesOf(found)]
}
