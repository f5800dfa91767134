import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'

/** Opens the operator's desk to a member, or closes it. False: there is no such member. */
export const setOperator = (ctx: Context, email: string, isOperator: boolean): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('users')
      .set({ operatorSince: isOperator ? iso(ctx.now()) : null })
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (changed) await touchMember(ctx, changed.id)
    return changed !== undefined
  })

export const listOperators = ({ db }: Context) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'timeZone', 'operatorSince', 'twoStepSince'])
    .where('operatorSince', 'is not', null)
    .orderBy('email')
    .execute()
