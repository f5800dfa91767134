import type { Context } from '#platform/server/context.ts'
import { countFrom } from '#platform/server/http/request/attempts.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { identityRefusals } from '../../identity.refusals.ts'
import { joinName, splitName } from '../../identity.rules.ts'
import { refuseGuessablePassword } from '../../passwords/server/refuse-guessable.ts'
import { completeSignIn } from '../../sign-in/server/require-second-factor.ts'
import type { signUp as endpoint } from '../accounts.contract.ts'

type Endpoint = typeof endpoint

export async function signUp(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { passwordSignIn, limits, library } = ctx.accounts
  if (!passwordSignIn) throw identityRefusals.passwordsOff()
  if (limits.enabled)
    await countFrom(ctx.db, ctx.http.address, { of: ['sign-up'], limit: limits.signUpsPerHour, seconds: 3600 })
  refuseGuessablePassword(body.password, { field: 'password', of: { email: body.email, ...names(body) } })
  if (await isTaken(ctx, body.email)) throw identityRefusals.emailTaken()

  const { email, password, timeZone, ref, plan } = body
  const joining = { ...names(body), timeZone, ref, plan, returnTo: '/' }
  const user = await library.signUp(ctx, { email, password, joining })
  if (!user) throw identityRefusals.emailTaken()
  await completeSignIn(ctx, user.id, { joining: true })
  noteSecurity(ctx, { kind: 'joined', reason: 'password', memberId: user.id })
  return { user: { id: user.id, email: user.email, name: joinName(joining) } }
}

/** Spares the hash; the unique key decides where two come at once. */
async function isTaken({ db }: Context, email: string): Promise<boolean> {
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return taken !== undefined
}

function names({ firstName, lastName, name }: Input<Endpoint>['body']) {
  const whole = splitName(name)
  const given = firstName !== undefined || lastName !== undefined
  return given ? { firstName: firstName ?? '', lastName: lastName ?? '' } : whole
}
