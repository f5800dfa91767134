import { sentencesOf } from '#platform/format/sentences.ts'
import { claimsProblem, customer, number } from './idea-signs.ts'
import type { Criterion } from './rubric.ts'

/** What an idea sells and to whom, in its own words; empty where it doesn't say. */
export type Subject = { what: string; who: string }

const buyers =
  /\bfor ((?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+s)\b|\b((?:independent|small|local|busy|young|new|self-employed|solo|rural) [a-z-]+s)\b|\b(?:helps?|lets?|teach|coach) ((?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+s)\b/i
const vague =
  /\b(?:everyone|everybody|anyone|people|things|users|customers|years|months|weeks|days|hours|us|always|this|is|has|was|for|with|who|their|themselves)\b/i
const start =
  /^(?:(?:my|our|the|an?|this) (?:business )?idea is(?: to)?|(?:i|we) (?:want|would like|plan|am going|are going|'d like) to|it's|it is|an?|the|(?:i|we)(?:'d| would|'ll| will)? (?:sell|offer|make|provide|build|rent(?: out)?|run|do|give))\s+/i
const price = /\s(?:for|at|from) (?:about )?[$€£]\s?\d.*$/
/** A sentence about what goes wrong offers nothing to sell. */
const isOffer = (sentence: string) => !claimsProblem(sentence) || /^(?:an?|the|my|our|i|we)\b/i.test(sentence)
const [most, looked] = [52, 3]

export function subjectOf(idea: string): Subject {
  const who = buyers.exec(idea.slice(0, 600))?.slice(1).find(Boolean)?.trim() ?? ''
  const isGroup = customer(`Sold for ${who}`) && !vague.test(who) && !number.test(who)
  // Whatever follows would be cut off, and patterns meet no long text.
  const sentences = sentencesOf(idea.slice(0, 400)).slice(0, looked)
  const first = sentences.find(isOffer) ?? ''
  // A comma within “$6,500” and a colon within “9:30” end no clause.
  const clause = first.replace(start, '').split(/[,;:](?=\s)| (?:that|which|who|because|with) /)[0] ?? ''
  // “An app” says nothing; “app that helps small restaurants” does.
  const telling = clause.trim().includes(' ') ? clause : first.replace(start, '')
  const what = telling
    .replace(/[.!?]+$/, '')
    .replace(price, '')
    .trim()
  return { what: what.length > most ? cutAtWord(what) : what, who: isGroup ? who : '' }
}

const cutAtWord = (text: string) => `${text.slice(0, most).replace(/[\s,.;:]*\S*$/, '')}…`

type Advised = { criterion: Criterion }

/** The criterion's recommendation with the idea's own customers and thing in it, where it names them. */
export function adviceFor({ criterion: { name, recommendation } }: Advised, { what, who }: Subject): string {
  const own = advice[name]
  return (own && (who || what) && own({ what, who })) || `${recommendation}.`
}

const advice: Readonly<Record<string, (subject: Subject) => string>> = {
  problem: ({ what }) =>
    what ? `Write down what people do today without “${what}”, how often, and what one time costs them.` : '',
  customer: ({ what }) => (what ? `Write ten names of people who would buy “${what}” this month.` : ''),
  evidence: ({ what, who }) =>
    who
      ? `Talk with ten ${who} about the last time they had the problem, before building anything.`
      : `Talk with ten people who should want “${what}” about the last time they had the problem, before building.`,
  'willingness to pay': ({ what, who }) =>
    who
      ? `Ask three ${who} for money now: a deposit, a pre-order or a paid trial.`
      : `Offer “${what}” to three people for money now: a deposit, a pre-order or a paid trial.`,
  differentiation: ({ what }) => (what ? `Find three things people use instead of “${what}”, with their prices.` : ''),
  reach: ({ who }) => (who ? `Name one place where thirty ${who} meet, and go there this week.` : ''),
}
