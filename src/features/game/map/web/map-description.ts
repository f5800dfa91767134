import { numberText } from '#platform/format/numbers.ts'
import type { Camp } from './route-position.ts'

/** A camp in words, where a member is shown with its state and what their business measured there. */
export function campSentence({ levelNumber, name, requiredXP, state, measured }: Camp, isMemberShown: boolean): string {
  const place = `Camp ${levelNumber}, ${name}: ${numberText(requiredXP)} XP`
  if (!isMemberShown) return place
  return `${place}, ${state}${measured ? `. Your business then: ${measured.words}` : ''}`
}
