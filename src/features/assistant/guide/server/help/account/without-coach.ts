import type { Talk } from '../../talk.ts'

const priority = /priority e-?mail/i

/** Whom a member without a coach can talk to, by their plan, or by the one that they say they are on. */
export function withoutCoach(sentence: string, { plain, question: { member, own } }: Talk): string[] {
  const named = own.plans.find(({ name }) => new RegExp(`\\bon ${name}\\b`, 'i').test(plain))?.name
  const tier = named ?? member.tier
  const account =
    named && named !== member.tier
      ? `Your account says ${member.tier}: see [Settings](/settings#membership).`
      : sentence
  const mail = own.contactEmail
  if (tier === 'Elite')
    return [
      `You don’t have a coach yet. ${account} A coach here is a person, and yours by your plan, with a session of 60 minutes a month: how to ask for one is on [Coaching](/coaching). A person also reads what you write to ${mail}.`,
    ]
  const isFirst = own.plans.some(({ name, features }) => name === tier && features.some((one) => priority.test(one)))
  const written = isFirst ? `${tier} has priority email support: write to` : 'You can write to'
  return [
    `You can talk to a person, though not to a coach: one-on-one coaching belongs to Elite. ${written} ${mail}, and a person reads it. Where group calls are set up for your plan, the next one is on your [dashboard](/dashboard).`,
    `${account} What coaching includes is on [Coaching](/coaching).`,
  ]
}
