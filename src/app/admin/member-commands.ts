import {
  createResetLink,
  endSessionsAsOperator,
  grantCoach,
  mostFound,
  revokeCoach,
  searchMembers,
  turnTwoFactorOff,
} from '#features/identity/server/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { audit, auditMember, inTransaction, type Run } from './command.ts'
import { readOverviews } from './member-overview.ts'

export const findMembers: Run = async (admin, words) => {
  const people = await searchMembers(admin.services, words.join(' '))
  await audit(admin, 'members find', subjectOf(people))
  if (people.length === 0) return ['No members found.']
  const standings = await readOverviews(
    admin,
    people.map(({ id }) => id),
  )
  const lines = people.map(({ id, email, name, role, emailVerified, enrolledOn, coachGrantedAt }) => {
    const { tier = 'starter', coach, seenAt } = standings.get(id) ?? {}
    return [
      id,
      email,
      name,
      role,
      tier,
      `joined ${enrolledOn}`,
      emailVerified ? 'email confirmed' : 'email not confirmed',
      coachGrantedAt ? 'may coach' : '',
      coach ? `coached by ${coach}` : '',
      seenAt ? `last seen ${seenAt.slice(0, 10)}` : '',
    ]
      .filter(Boolean)
      .join('  ')
  })
  if (people.length < mostFound) return lines
  return [...lines, `These are the first ${mostFound} by email; more may match. Search for something more specific.`]
}

/** The members that the operator saw, if they were few; not the search, which may be someone's name. */
const subjectOf = (people: readonly { id: string }[]): string =>
  people.length <= 5 ? people.map(({ id }) => `member ${id}`).join(', ') : `${people.length} members`

export const resetPassword: Run = (admin, [email = '']) =>
  inTransaction(admin, async (admin) => {
    if (!admin.services.accounts.passwordSignIn)
      throw new Error('Password sign-in is turned off on this site (PASSWORD_SIGN_IN), so a link would set nothing.')
    const link = await createResetLink(admin.services, email)
    if (!link) throw new Error(`No member has the email ${email}.`)
    await auditMember(admin, 'members reset-password', email)
    return [link]
  })

export const twoStepOff: Run = (admin, [email = '']) =>
  inTransaction(admin, async (admin) => {
    const done = await turnTwoFactorOff(admin.services, email)
    if (done === 'no member') throw new Error(`No member has the email ${email}.`)
    if (done === 'was off') return [`${email} already had two-step sign-in off; nothing changed.`]
    await auditMember(admin, 'members two-step-off', email)
    const told =
      done === 'off' ? 'they get no email about it, since their address isn’t confirmed' : 'they get an email about it'
    return [`${email} now signs in without a code; ${told}.`]
  })

export const grantCoachMode: Run = (admin, [email = '']) =>
  inTransaction(admin, async (admin) => {
    const done = await grantCoach(admin.services, email)
    if (done === 'no member') throw new Error(`No member has the email ${email}.`)
    if (done === 'was granted') return [`${email} could already use Coach Mode; nothing changed.`]
    await auditMember(admin, 'coach grant', email)
    return [`${email} can use Coach Mode now.`]
  })

export const takeBackCoachMode: Run = (admin, [email = '']) =>
  inTransaction(admin, async (admin) => {
    if (!(await revokeCoach(admin.services, email))) throw new Error(`No member has the email ${email}.`)
    await auditMember(admin, 'coach take-back', email)
    if (admin.services.accounts.coachAccess === 'open')
      return [
        `Coaching by ${email} has ended. Coach Mode is open to everyone here (COACH_ACCESS=open), so they can switch to it again.`,
      ]
    return [`${email} can’t use Coach Mode anymore. Their coaching has ended, and the clients they had were told.`]
  })

export const endSessionsCommand: Run = (admin, [whose = '']) =>
  inTransaction(admin, async (admin) => {
    const ended = await endSessionsAsOperator(admin.services, whose === 'all' ? 'all' : { email: whose })
    if (ended === undefined) throw new Error(`No member has the email ${whose}.`)
    if (whose === 'all') await audit(admin, 'sessions end', 'all')
    else await auditMember(admin, 'sessions end', whose)
    return [`${counted(ended, 'session')} ended.`]
  })
