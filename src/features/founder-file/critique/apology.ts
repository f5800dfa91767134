import { plain } from './specific.ts'

const sorry =
  /\b(?:sorry|apolog\p{L}+|forgive|pardon|excuse (?:me|the|us|my)|(?:hate|hating|dislike) (?:to|asking|bothering)|(?:don't|dont|do not|not) (?:want|wish|mean|like) to (?:be (?:a|an) \p{L}+|bother|disturb|push|nag|trouble|annoy|pressure|hassle|pester|chase|impose|stress|rush)|(?:a|such a) (?:pain|nuisance|pest|bother|nag)|(?:bother|disturb|trouble|pester|nag|hassl|annoy|chas)(?:e|ing)? you|(?:only|just|whenever|when|if) (?:ever )?you (?:get|have|find|'ve got|got) (?:a|the|some|any|round) ?(?:minute|min|moment|mo|chance|sec|second|time|to it)?|no (?:rush|hurry|pressure|worries)|not urgent|i know (?:how|you're|you are|it's|its|things|money|times|this)|if (?:it's|its|it is|that's|thats) (?:not too|ok|okay|alright|at all|no)|if you (?:don't|dont|wouldn't) mind|(?:feel|feels) (?:a bit |really |so )?(?:bad|awkward|awful|embarrassed|guilty|cheeky)|awkward|embarrass\p{L}+|unfortunately|i'm afraid|afraid (?:i|we|to)|have no (?:choice|option)|(?:had|have|forced) to (?:raise|increase|ask|put)|hope (?:you|it|this|that) (?:\p{L}+ ){0,2}?(?:understand|isn't|is not|doesn't|ok|okay|not)|please understand|understanding|as a favou?r|small favou?r|would you be so kind)\b/iu

/** Someone asks to be forgiven for asking. */
export const apology = (given: string): number | undefined => sorry.exec(plain(given))?.index
