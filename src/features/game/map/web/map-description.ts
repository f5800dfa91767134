import { numberText } from '#platform/format/numbers.ts'
import type { Camp } from './route-position.ts'

/** A camp in words, with its state where a member is shown. */
export function campSentence({ levelNumber, name, requiredXP, state }: Camp, isMemberShown: boolean): string {
  const place = `Camp ${levelNumber}, ${name}: ${numberText(requiredXP)} XP`
  return isMemberShown ? `${place}, ${state}` : place
}
