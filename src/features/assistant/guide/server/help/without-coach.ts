import type { Talk } from '../talk.ts'

const priority = /priority e-?mail/i

/** Whom a member without a coach can talk to, by their plan. */
export function withoutCoach(sentence: string, { plain, question: { member, own } }: Talk): string[] {
  const { tier } = member
  const mail = own.contactEmail
  const isFirst = own.plans.some(({ name, features }) => name === tier && features.some((one) => priority.test(one)))
  const written = `${isFirst ? `${tier} has priority email support: write` : 'You can write'} to ${mail}, and a person reads it.`
  const named = own.plans.find(({ name }) => name !== tier && new RegExp(`\\bon ${name}\\b`, 'i').test(plain))
  const differs = named
    ? [`Your account says ${tier} and not ${named.name}: see [Settings](/settings#membership).`]
    : []
  if (tier === 'Elite')
    return [
      `You don’t have a coach yet. ${sentence} A coach here is a person, and yours by your plan, with a session of 60 minutes a month: how to ask for one is on [Coaching](/coaching). A person also reads what you write to ${mail}.`,
      ...differs,
    ]
  return [
    `You don’t have a coach: one-on-one coaching belongs to Elite. ${written} Where group calls are set up for your plan, the next one is on your [dashboard](/dashboard).`,
    `${sentence} What coaching includes is on [Coaching](/coaching).`,
    ...differs,
  ]
}
