import { z } from 'zod'
import { proposalKind } from '#features/assistant/server/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { localDate } from '#platform/server/clock.ts'
import { coachOf } from '../../my-coach/server/get-my-coach.ts'
import { promiseLimits } from '../../promises/promises.rules.ts'
import { makeMyPromise } from '../../promises/server/make-promise.ts'
import { readMyOpenPromises } from '../../promises/server/read-promises.ts'
import { withoutCoach } from './without-coach.ts'

/** The member's own promise to their coach. */
export const promiseProposal = proposalKind('promise', {
  payload: z.strictObject({ text: z.string().min(1).max(promiseLimits.text), dueOn: z.iso.date() }),

  read: (_, { what, day }) =>
    day === undefined ? { missing: [`By when: “${what}”? Name a day.`] } : { text: what, dueOn: day },

  describe: async (ctx, { text, dueOn }) => {
    const coach = await coachOf(ctx, ctx.member.id)
    if (!coach) return withoutCoach('there’s no one to promise it to')
    if (dueOn < localDate(ctx.member.timeZone, ctx.now()).toString())
      return { missing: ['That day is over. Name today or a later one.'] }
    const open = await readMyOpenPromises(ctx, ctx.member)
    if (open.some((one) => one.dueOn === dueOn && sameWords(one.text, text)))
      return { missing: [`You promised that already, for that day: it’s in [your sessions](${href}).`] }
    return {
      basis: { coachId: coach.id },
      card: {
        title: `A promise to ${coach.name}`,
        changes: [
          {
            what: `New promise, by ${calendarDates.weekdayDate(dueOn)}, ${dueOn.slice(0, 4)}`,
            before: null,
            after: text,
          },
        ],
        seenBy: `${coach.name} sees it right away, and later whether you kept it, moved it or are late.`,
      },
    }
  },

  carryOut: async (ctx, payload, { id, madeAt }) => {
    const made = await makeMyPromise(ctx, { ...payload, sendId: id, proposedAt: madeAt })
    return { id: made.id, href }
  },
})

const href = '/messages'

const sameWords = (one: string, other: string) => wordsOf(one) === wordsOf(other)
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
