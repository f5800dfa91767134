import type { Fact } from '../roles/role.ts'

/** Verbs that say what an amount is, right before it: `each leaves me only 80`. */
const verb =
  /\b(leaves?|leaving|costs?|costing|charges?|charging|sells?|selling|earns?|earning|makes?|making|pays?|paying|takes?|taking|spends?|spending|wants?|needs?|keeps?|brings?)(?: (?:me|us|them|him|her|in|up|it|about|around|only|just|maybe|at|for|so))* $/

const stemOf = (word: string) => word.replace(/(?:ing|s)$/, '').replace(/e$/, '')
const verbOf = ({ lead }: Fact): string => stemOf(verb.exec(lead)?.[1] ?? '')

/** Words that name nothing of what they stand beside. */
const nameless =
  /^(?:about|around|only|just|maybe|with|that|this|then|what|when|where|which|each|every|from|have|want|need|will|would|could|should|goes|going|come|comes|also|another|instead|than|more|less|half|week|month|year|hour|days?|they|them|their|your|much|many|into|left|like|says?|said)$/
const namesIn = ({ lead }: Fact): string[] =>
  (lead.match(/[a-z]{4,}/g) ?? []).map((one) => one.replace(/s$/, '')).filter((one) => !nameless.test(one))

const ofOne = /\b(?:each|every|one|an?|per) (?:[a-z]+ )?[a-z]{2,14} (?:[a-z]+ ){1,2}(?:about |only )?$/

/** The one amount that was told with the words that are said now: `if it leaves only 80` after `each leaves 110`. */
export function withSameWords(fact: Fact, all: readonly Fact[]): Fact | undefined {
  const [said, names] = [verbOf(fact), namesIn(fact)]
  const byVerb = said === '' ? [] : all.filter((one) => verbOf(one) === said)
  if (byVerb.length === 1) return byVerb[0]
  const byName = names.length === 0 ? [] : all.filter((one) => namesIn(one).some((name) => names.includes(name)))
  if (byName.length === 1) return byName[0]
  // `30 each` is of one of them.
  const single = fact.per === 'each' ? all.filter((one) => one.per === 'each' || ofOne.test(one.lead)) : []
  return single.length === 1 ? single[0] : undefined
}
