import type { Talk } from '../../talk.ts'
import { naming } from './draft/edits.ts'

const asks =
  /^\W*(?:(?:and|but|so|ok|okay|then|now|please|pls|thx|thanks|just)[,. ]+)*(?:can you |could you |please )?(?:write|draft|word|phrase) (?:(?:it|that|this|what)\b|(?:me|us|her|him|them)\b(?! (?:a|an|the|some|one|two)\b))|\b(?:what|how) (?:do|should|can|would|could|shall) (?:i|we) (?:even |then |exactly )?(?:say|write|tell|text|answer|reply|put it|send)\b/

/** “What do I say to him then?” wants the words. */
export const asksForWords = (plain: string): boolean => plain.length <= longest && asks.test(plain)
const longest = 110

/** With the name of whom it is for, where that was told. */
export const withName = (words: string, { text }: Talk): string =>
  naming(text.replace(/[’‘]/g, "'"))?.(words, true) ?? words
