import type { Talk } from '../../../talk.ts'

/** “Give me five questions” after an answer of a lesson is about that. */
export const isOfThread = ({ plain, said, question: { look } }: Talk): boolean =>
  said.last !== '' && look.spoken(said.last) !== undefined && !/[a-z]{2}/.test(plain.replace(form, ' '))
const form =
  /\b(?:please|pls|can|could|you|i|we|need|want|have|give|write|draft|send|show|make|list|me|us|an?|the|some|few|good|short|quick|simple|two|three|four|five|six|seven|eight|ten|questions?|lists?|templates?|e-?mails?|messages?|texts?|scripts?|drafts?|samples?|examples?|ideas?|for|it|that|this|them|to|ask|copy|checklists?|what|how|do|did|should|say|tell|him|her|then|exactly|now)\b/g
