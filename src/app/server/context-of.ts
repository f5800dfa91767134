import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  clearSessionCookie,
  hasSessionCookie,
  mayOperate,
  needsTwoFactor,
  readSession,
} from '#features/identity/server/public.ts'
import { programDay } from '#features/journey/server/public.ts'
import { iso, localDate, machineIso } from '#platform/server/clock.ts'
import { type Context, isMemberContext, type PublicContext } from '#platform/server/context.ts'
import type { CallLimit } from '#platform/server/http/request/call-limit.ts'
import { clientAddress, type Proxies } from '#platform/server/http/request/client-address.ts'
import { RequestHttp } from '#platform/server/http/request/request-http.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import type { Access, Endpoint } from '#shared/endpoint.ts'
import { memberHeader } from '#shared/member-header.ts'
import { refusals } from '#shared/refusal.ts'
import { findMemberBySession } from './callers/find-member-by-session.ts'
import { isWayBack, looksAsSomeoneElse, refuseWhileSeeing, seenBy } from './callers/seen-by.ts'

const accessRefusals = refusals('access', {
  notCoach: [403, 'Switch to Coach Mode to use this.'],
  twoStepNeeded: [403, 'Turn on two-step sign-in in your settings to use Coach Mode.'],
  notOperator: [403, 'The operator’s desk isn’t open to you.'],
  operatorTwoStep: [403, 'Turn on two-step sign-in in your settings to use the operator’s desk.'],
})

export type Calling = { trusted: Proxies; limitCalls: CallLimit }

/** Finds out who calls, in one statement, and refuses whom the endpoint does not let in. */
export function contextMaker(services: Context, calling: Calling) {
  return async (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint): Promise<PublicContext> => {
    const ctx = await callerOf(services, request, { asOneself: isWayBack(endpoint) })
    try {
      refuseOtherMember(request, endpoint)
      refuseWhileSeeing(endpoint, ctx)
      refuseAccess(endpoint.access, ctx)
      const { memberId } = ctx.http
      const counted = memberId && calling.limitCalls({ db: ctx.db, memberId, method: endpoint.method })
      if (counted) await counted
    } catch (error) {
      reply.headers(memberHeaders(ctx))
      throw error
    }
    return ctx
  }
}

/** From where a request comes. */
export const requestHttp = (request: FastifyRequest, trusted: Proxies): RequestHttp =>
  new RequestHttp(request.id, clientAddress(request.ip, header(request, 'x-forwarded-for'), trusted), request.headers)

type Asked = { asOneself?: boolean }

/** The caller's context, whoever it is; of an operator who sees the site as someone else, that one's. */
export async function callerOf(
  services: Context,
  request: FastifyRequest,
  { asOneself = false }: Asked = {},
): Promise<PublicContext> {
  const { http } = request
  const session = readSession(http.cookie, services.accounts)
  http.showsSession = session !== undefined || hasSessionCookie(http.cookie, services.accounts)
  const now = () => ({ machine: machineIso(), product: iso(services.now()) })
  const member = session && (await findMemberBySession(services.db, session.token, now()))
  const ctx: PublicContext = member
    ? { ...services, log: request.log as Context['log'], http, member }
    : { ...services, log: request.log as Context['log'], http }
  if (member) http.memberId = member.id
  // Ended elsewhere: what this browser kept is not for whoever sits there now.
  if (session && !member) clearSessionCookie(ctx)
  if (!member) return ctx
  const extended = services.accounts.extendSession(ctx, member, session)
  if (extended) await extended
  return asOneself || !isMemberContext(ctx) || !looksAsSomeoneElse(ctx) ? ctx : seenBy(ctx)
}

/**
 * A page says of its writes whose it is: someone else may have signed in since, in another tab of its browser. Public
 * calls act for no one who is signed in. What names nobody, as an older tab or a program, is taken as the cookie’s.
 */
function refuseOtherMember(request: FastifyRequest, { method, access }: Endpoint): void {
  const { memberId } = request.http
  const pageOf = header(request, memberHeader)
  if (method === 'GET' || access === 'public' || !memberId || !pageOf) return
  if (pageOf !== memberId) throw requestRefusals.otherMember()
}

function refuseAccess(access: Access, { member, accounts }: PublicContext): void {
  if (access === 'public') return
  if (!member) throw requestRefusals.signedOut()
  if (access === 'coach' && member.role !== 'coach') throw accessRefusals.notCoach()
  if (access === 'coach' && needsTwoFactor(accounts, member)) throw accessRefusals.twoStepNeeded()
  if (access === 'operator' && member.operatorSince === null) throw accessRefusals.notOperator()
  if (access === 'operator' && !mayOperate(accounts, member)) throw accessRefusals.operatorTwoStep()
}

/** What every reply to a signed-in caller carries. While an operator sees the site as someone else, it is the operator’s. */
export function memberHeaders(ctx: PublicContext): Record<string, string> {
  if (!ctx.member) return {}
  const now = ctx.now()
  return {
    [memberHeader]: ctx.http.memberId ?? ctx.member.id,
    'x-member-version': String(ctx.http.memberVersion ?? ctx.member.version),
    'x-member-date': localDate(ctx.member.timeZone, now).toString(),
    'x-program-day': String(programDay(ctx.member, now)),
  }
}

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(',') : value
}
