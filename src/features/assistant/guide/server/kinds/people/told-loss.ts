import type { Talk } from '../../talk.ts'
import { died, losses, owes, panics, ruin, type State } from './distress-words.ts'

export const typed = ({ text }: Talk): string => text.toLowerCase().replace(/[’‘]/g, "'")

/** A loss that is told; whoever asks what to do about one gets an answer to that. */
export function happened(text: string): State | undefined {
  if (panics.test(text)) return 'panic'
  if (asks.test(text)) return undefined
  if (died.test(text) && !isOfEarlier(text)) return 'grief'
  return losses.test(text) ? 'loss' : ruin.test(text) ? 'money' : owes.test(text) ? 'debt' : undefined
}

/** A story that names a death of earlier days and ends in a question is about the question. */
const isOfEarlier = (text: string): boolean => text.length >= story && diedThen.test(text) && /\?\s*$/.test(text)
const diedThen = /\bwhen (?:my|our|his|her|their) \w+(?: \w+)? (?:died|passed away)\b/
const story = 160

export const asks =
  /^\W*(?:how|what|which|when|who|can|should|is|are|do|does)\b|\b(?:how (?:do|can|should) i|what (?:do|can|should) i)\b/
