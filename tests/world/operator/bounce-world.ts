import { setOperator } from '#features/identity/server/public.ts'
import { reportBounces } from '#features/operator/bounces/bounces.contract.ts'
import { listEmails } from '#features/operator/emails/emails.contract.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { newWorld } from '../world.ts'
import { amazonSns, sendGrid } from './mail-providers.ts'
import { mailgunKey } from './mail-reports.ts'

const secret = 'a secret that the provider of emails knows'
export const topic = 'arn:aws:sns:eu-west-1:123456789012:bounces'
export const bearer = { authorization: `Bearer ${secret}` }

/** An installation that each provider may report to, and an operator who looks at what became of emails. */
export async function bounceWorld() {
  const [grid, sns] = [sendGrid(), amazonSns(topic)]
  const world = await newWorld({
    env: {
      MAIL_BOUNCE_SECRET: secret,
      MAIL_BOUNCE_SENDGRID_KEY: grid.key,
      MAIL_BOUNCE_MAILGUN_KEY: mailgunKey,
      MAIL_BOUNCE_SNS_TOPIC: topic,
    },
  })
  /** What Amazon SNS was asked for. */
  const asked: URL[] = []
  world.services.bounces.askSns = async (url) => {
    asked.push(url)
    return url.pathname.endsWith('.pem') ? sns.pem : '<ConfirmSubscriptionResponse/>'
  }
  const owner = await world.member({ lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)

  return {
    ...{ world, grid, sns, asked },
    tell: async (body: unknown, headers: Record<string, string> = bearer) => {
      const { statusCode, json } = await world.stranger.send('POST', reportBounces.path, body, headers)
      return [statusCode, json()] as const
    },
    /** Of the last email to a member. */
    stateOf: async ({ id }: { id: string }) => {
      const { body } = await owner.call(listEmails, { params: { memberId: id }, query: {} })
      const bounce = body.emails[0]?.bounce
      return { bounce: bounce ? `${bounce.kind}: ${bounce.reason}` : null, isStopped: body.stopped !== null }
    },
    /** A member who was sent an email, whose id is known. */
    sentTo: async () => {
      const member = await world.member()
      await sendEmail(world.services, { kind: 'note', to: member.email, subject: 'x', text: 'x', html: 'x' })
      await world.runJobs()
      const sent = await world.db.selectFrom('sentEmails').select('id').where('address', '=', member.email).execute()
      return { id: member.id, email: member.email, messageId: `<${sent[0]?.id}@frontier180.example>` }
    },
  }
}
