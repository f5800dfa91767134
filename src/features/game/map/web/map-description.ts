import { numberText } from '#platform/format/numbers.ts'
import { type Camp, currentCampIndex } from './route-position.ts'

/** The map in words: the member's position in one sentence. */
export function memberSentence(camps: readonly Camp[], totalXP: number): string {
  const at = currentCampIndex(camps)
  const [here, next] = [camps[at], camps[at + 1]]
  if (!here) return ''
  const place = `You are at camp ${here.levelNumber}, ${here.name}, with ${xp(totalXP)}.`
  if (!next) return `${place} It is the last camp.`
  const missing = next.requiredXP - totalXP
  if (missing <= 0) return `${place} That is enough for ${next.name}; its modules come first.`
  return `${place} ${xp(missing)} more lead to ${next.name}.`
}

export function campSentence({ levelNumber, name, requiredXP, state, measured }: Camp, isMemberShown: boolean): string {
  const place = `Camp ${levelNumber}, ${name}: ${xp(requiredXP)}`
  if (!isMemberShown) return place
  return `${place}, ${state}${measured ? `. Your business then: ${measured.words}` : ''}`
}

function xp(amount: number): string {
  return `${numberText(amount)} XP`
}
