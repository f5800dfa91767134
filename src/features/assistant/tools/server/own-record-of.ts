import type { MemberContext } from '#platform/server/context.ts'
import { pageKey } from './own-index.ts'
import type { OwnRecord } from './own-record.ts'
import { readOwnFigure } from './read-own-figure.ts'
import { readStanding } from './read-standing.ts'

/** The tools bound to the member who is signed in. */
export const ownRecordOf = (ctx: MemberContext): OwnRecord => ({
  standing: () => readStanding(ctx),
  circumstances: () => ctx.assistant.circumstances(ctx),
  findFigure: (question) => ctx.assistant.findOwn(question),
  pageOfLesson: (lessonId) => {
    const page = ctx.worksheets.pageOfLesson.get(lessonId)
    return page && { id: pageKey(page.id), alike: 0, isPage: true }
  },
  readFigure: (key) => readOwnFigure(ctx, key),
  plans: ctx.offer.plans,
  contactEmail: ctx.brand.contactEmail,
  timeZone: ctx.member.timeZone,
})
