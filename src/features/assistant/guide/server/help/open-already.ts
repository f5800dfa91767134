import { capitalized } from '#platform/format/words.ts'
import { linked, linkTo } from '../talk.ts'
import { type HelpTopic, ofCustomers } from './help-topic.ts'

const may = '(?:can|could|may|am) (?:i|we)'
const opens =
  '(?:look at|read|see|open|do|start|begin|work on|watch|have|take|allowed to \\w+|jump(?: ahead)? to|skip(?: ahead)? to|go(?: straight| directly)? to)'
const matter = '(?:lessons?|modules?|chapters?|stuff|parts?|sections?|material|exercises?|phase|growth|optimization)'
const early =
  '(?:already|now|yet|early|earlier|ahead|before|later|soon(?:er)?|tonight|today|first|in advance|out of order)'

/** “Can I read the hiring lessons already?” */
const sure = new RegExp(
  `^(?!.*${ofCustomers.source})(?=.*\\b${may} (?:\\w+ )?${opens}\\b[^.?!]{0,50}\\b${matter}\\b)(?=.*\\b(?:${early}|jump|skip)\\b)`,
)
/** What stands around the lesson that is named. */
const around = new RegExp(
  `\\b(?:${may}|already|${opens}|the|all|of|to|some|${early}|${matter}|about|on|with|i know|it's|its|please|for)\\b`,
  'g',
)

/** Beside the best one, a lesson this near to what is named. */
const alsoMeant = 0.6
const mostNamed = 2

/** A lesson that is planned for a later day: the day locks nothing, and the plan may. */
export const openAlready: HelpTopic = {
  name: 'open-already',
  sure,
  says: (_, talk) => {
    const { look, member } = talk.question
    const [asked = ''] = talk.plain.split(/(?<=[.?!])\s|, (?:i|my|we)\b|\?/)
    const { passages, shut } = look.find(asked.replace(around, ' ').replace(/\s+/g, ' ').trim())
    const lessons = passages.filter(({ kind, fit }) => kind === 'lesson' && fit >= alsoMeant).slice(0, mostNamed)
    const [best] = lessons
    if (shut && shut.alike > (best?.alike ?? 0))
      return [
        `Not yet: *${shut.title}* opens with ${capitalized(shut.tier)}, and you’re on ${member.tier}. No day locks a lesson, only the plan does.`,
        `What each plan opens is on ${linked('Pricing', '/pricing', talk)}.`,
      ]
    return [
      `Yes. No day locks a lesson: on ${member.tier} you can read and complete all that your plan opens, in any order.`,
      best
        ? `The ones for it: ${lessons.map((one) => linkTo(one, talk)).join(' and ')}.`
        : `All of them are under ${linked('Modules', '/modules', talk)}.`,
    ]
  },
  short: 'No day locks a lesson, only the plan does. All of them: [Modules](/modules).',
  stands: true,
}
