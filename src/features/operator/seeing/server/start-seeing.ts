import { plannedDays } from '#features/journey/pace/pace.rules.ts'
import { opens } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { writeAudit } from '../../audit/server/write-audit.ts'
import { peopleRefusals } from '../../people/people.refusals.ts'
import { requireProof } from '../../proof/server/require-proof.ts'
import type { startSeeing as endpoint } from '../seeing.contract.ts'
import { previewAddresses, seeingMinutes } from '../seeing.rules.ts'
import './seeing.tables.ts'
import { setSeeingCookie } from './seeing-cookie.ts'

type Body = Input<typeof endpoint>['body']
type Preview = Extract<Body, { as: 'preview' }>

/** The operator's session stays what it is; from the next call on, the cookie says as whom it looks. */
export async function startSeeing(
  ctx: MemberContext,
  { body }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  if (body.as === 'member' && body.memberId === ctx.member.id) throw peopleRefusals.notToYourself()
  if (body.as === 'member') await requireProof(ctx)
  return transaction(ctx, async (ctx) => {
    const id = newId()
    const { id: operatorId, sessionId } = ctx.member
    await ctx.db.deleteFrom('seeings').where('operatorId', '=', operatorId).where('sessionId', '=', sessionId).execute()
    const endsAt = iso(ctx.now().add({ minutes: seeingMinutes[body.as] }))
    await ctx.db
      .insertInto('seeings')
      .values({ id, sessionId, operatorId, endsAt, ...(await subjectOf(ctx, body)) })
      .execute()
    setSeeingCookie(ctx, id)
    return { goTo: body.as === 'preview' ? addressOf(ctx, body) : '/' }
  })
}

async function subjectOf(ctx: MemberContext, body: Body) {
  if (body.as === 'preview') {
    const { tier, day, keepsPace } = body
    return { memberId: null, tier, day, keepsPace: keepsPace ? 1 : 0 }
  }
  const { memberId, reason } = body
  const person = await ctx.db.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
  if (!person) throw peopleRefusals.noPerson()
  await writeAudit(ctx, { action: 'seen as', memberId, reason })
  return { memberId, tier: null, day: null, keepsPace: 0 }
}

/**
 * The lesson is the one planned for that day or next after it that the plan opens, the worksheet that of the next lesson
 * with one; at the end of what it opens, the last.
 */
function addressOf({ program, worksheets }: MemberContext, { tier, day, place }: Preview): string {
  if (place !== 'lesson' && place !== 'worksheet') return previewAddresses[place]
  const open = [...plannedDays(program)].filter(
    ([id]) =>
      opens(tier, program.subModuleById.get(id)?.neededTier ?? 'elite') &&
      (place === 'lesson' || worksheets.pageOfLesson.has(id)),
  )
  const [id = ''] = open.find(([, on]) => on >= day) ?? open.at(-1) ?? []
  const lesson = program.subModuleById.get(id)
  return lesson ? lessonPath(lesson) : '/modules'
}
