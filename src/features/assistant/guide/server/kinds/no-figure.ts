import { type Kind, linkTo } from '../talk.ts'
import { foundFor } from '../thread.ts'
import { isClearlyAbout } from './help.ts'
import { isClear } from './lesson.ts'

/** A figure of other businesses, or where one comes from: the program has none to confirm. */
const sign =
  /\b(?:industry|sector|niche|branch|trade|market) (?:average|standard|norm|benchmark)s?\b|\b(?:average|typical|normal|usual|standard)\b.{0,40}\b(?:in|for) (?:my|our|the|this) (?:industry|sector|niche|branch|field|line of (?:work|business))\b|\b(?:give|show|tell|send|find|cite|name) (?:me )?(?:a|the|your|any|some) (?:sources?|stud(?:y|ies)|citation|statistics?|stats)\b|\bwhat (?:percent|percentage|share) of (?:startups|businesses|companies)\b/

/** Says that it has no such figure, and how to have one's own. */
export const noFigure: Kind = {
  group: 'no-figure',
  read: (talk) => {
    if (!sign.test(talk.plain) && !isClearlyAbout('figure-source', talk)) return undefined
    return () => {
      const [lesson] = foundFor(talk).passages.filter(({ kind, alike }) => kind === 'lesson' && alike >= 0.3)
      return [
        'I have no figure for your industry and no source that I could name, so I won’t confirm one. Averages of others mix businesses that have little in common with yours.',
        'Your own is worth more: count the last 30 days, write down how many out of how many, and compare next month with it.',
        ...(lesson && isClear(lesson) ? [`${linkTo(lesson, talk)} says what to count.`] : []),
      ]
    }
  },
}
