import { iso } from '#platform/server/clock.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'
import { mayOperate } from '../../accounts/server/current-user.ts'

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
    .select(['id', 'email', 'emailVerified', 'name', 'timeZone', 'operatorSince', 'twoStepSince'])
    .where('operatorSince', 'is not', null)
    .orderBy('email')
    .execute()

/** Those to whom the desk is open, at an address that is theirs: names and amounts are emailed to no others. */
export const operatorsToEmail = async (ctx: Context) =>
  (await listOperators(ctx)).filter(
    (operator) => mayOperate(ctx.accounts, operator) && (ctx.accounts.local || operator.emailVerified === 1),
  )
