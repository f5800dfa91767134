import type { HelpTopic } from '../../../help/help-topic.ts'
import type { Say, Talk } from '../../../talk.ts'
import { helpNamed } from '../../help.ts'
import { topicsOfProduct } from '../../learned-help.ts'
import { saysNothing } from './leaning.ts'

/** From here on a topic is meant by the words of the message alone. */
const sure = 0.6
/** What neither the message nor the thread speaks for. */
const hardly = 0.002

/** `before`: what the answer before was about, and whether it is that; `alone`: how likely by the words of the message; `isSure`: by these alone. */
export type Meant = {
  best: HelpTopic | undefined
  before: string | undefined
  isBefore: boolean
  alone: number
  isSure: boolean
}

/** The topic that both the message by itself and the message after the question before it speak for. */
export function topicMeant(talk: Talk): Meant {
  const asked = talk.said.asked.toLowerCase()
  const alone = saysNothing(talk) ? [] : topicsOfProduct(talk.plain, talk)
  const within = topicsOfProduct(`${asked} ${talk.plain}`, talk)
  const [before] = topicsOfProduct(asked, talk)
  const shareIn = (all: typeof alone, name: string) => all.find(({ topic }) => topic.name === name)?.share ?? hardly
  const worth = ({ topic: { name } }: (typeof alone)[number]) => shareIn(alone, name) * shareIn(within, name)
  const [likeliest] = [...within, ...alone].toSorted((one, other) => worth(other) - worth(one))
  const [first] = alone
  const isSure = first !== undefined && first.share >= sure
  const best = (isSure ? first : likeliest)?.topic
  const isBefore = best !== undefined && best.name === before?.topic.name
  return { best, before: before?.topic.name, isBefore, isSure, alone: best ? shareIn(alone, best.name) : 0 }
}

/** What is asked of a neighbor of the topic, in words that only the thread gives that meaning. */
const neighbors: readonly (readonly [topic: string, asks: RegExp])[] = [
  [
    'after-cancel',
    /\b(?:los[et]|loose|losing|keep|kept|gone|deleted?|erased?|wiped)\b.{0,40}\b(?:wr[io]te|written|typed|filled|pages?|file|work|everything|all of it|lessons?|points|answers|stuff)\b|\bwhat happens (?:to|with) (?:my|the|all|what) /,
  ],
  [
    'smaller-plan',
    /\b(?:go|going|switch|step|drop|move|change)\b.{0,12}\b(?:back|down|lower)\b(?! (?:to work|in time))|\b(?:lower|smaller|cheaper) (?:one|plan|tier)\b/,
  ],
  [
    'contact',
    /\b(?:talk|speak|write) (?:to|with) (?:any|some|no)(?:one|body)\b|\b(?:reach|ask) (?:a )?(?:person|human|somebody|someone)\b/,
  ],
]
const ofPlan = /#membership\)|\(\/(?:pricing|coaching)\)/

export function topicBeside(talk: Talk): Say | undefined {
  const { plain, said } = talk
  const [name] = ofPlan.test(said.last) ? (neighbors.find(([, asks]) => asks.test(plain)) ?? []) : []
  return name === undefined ? undefined : helpNamed(name, talk)
}
