import { z } from 'zod'
import { findNamed } from '#features/assistant/proposals/find-named.ts'
import { proposalKind } from '#features/assistant/server/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { MyOutcome } from '../../outcomes/outcomes.contract.ts'
import { fileOutcome } from '../../outcomes/server/file-outcome.ts'
import { readOwn } from '../../outcomes/server/list-outcomes.ts'

/** A milestone of the business, filed with the pages that show it. */
export const outcomeProposal = proposalKind('outcome', {
  payload: z.strictObject({ outcomeId: z.string().max(60) }),

  named: ({ coaching }) => coaching.outcomes,

  read: ({ coaching }, { what }) => {
    const [found, other] = findNamed(coaching.outcomes, what)
    if (found && !other) return { outcomeId: found.id }
    return {
      missing: [
        `Which outcome would you file? There are ${coaching.outcomes.length}: ${coaching.outcomes
          .map(({ title }) => `“${title}”`)
          .join(', ')}.`,
      ],
    }
  },

  describe: async (ctx, { outcomeId }) => {
    const outcome = ctx.coaching.outcomes.find(({ id }) => id === outcomeId)
    if (!outcome) return { missing: ['That outcome isn’t part of the program anymore.'] }
    const { sharing, view } = await readOwn(ctx)
    const mine = view(outcome)
    if (mine.state === 'filed' || mine.state === 'proved') return there(mine)
    if (!mine.isReady) return notReady(ctx, mine)
    const coach = sharing.coach
    const shown = coach ? mine.evidence.filter(({ isShared }) => !isShared) : []
    return {
      basis: { coachId: coach?.id ?? null, state: mine.state, shown: shown.map(({ pageId }) => pageId) },
      card: {
        title: `File “${mine.title}”`,
        changes: [
          {
            what: mine.title,
            before: mine.state === 'returned' ? 'Returned' : 'Not filed',
            after: coach ? `Filed, waiting for ${coach.name}` : 'Filed, kept until you have a coach',
          },
          ...shown.map(({ title }) => ({ what: title, before: 'You alone', after: `You and ${coach?.name}` })),
        ],
        seenBy: coach
          ? `${coach.name} gets an email, can read ${evidenceOf(mine)} and confirms the outcome or returns it with a reason.`
          : 'No one: you don’t have a coach right now.',
      },
    }
  },

  carryOut: async (ctx, { outcomeId }, { madeAt }) => {
    const { sharing } = await readOwn(ctx)
    const input = { params: { outcomeId }, body: { coachId: sharing.coach?.id ?? null } }
    const { id } = await fileOutcome(ctx, input, madeAt)
    return { id, href: `/outcomes#${id}` }
  },
})

const evidenceOf = ({ evidence }: MyOutcome) => evidence.map(({ title }) => `“${title}”`).join(' and ')

const there = ({ id, title, state }: MyOutcome) => ({
  missing: [
    state === 'proved'
      ? `“${title}” is proved already: it’s on your map and under [your outcomes](/outcomes#${id}).`
      : `“${title}” is filed already and waits for a coach: [your outcomes](/outcomes#${id}).`,
  ],
})

/** What is missing, each with the lesson that it is filled in in. */
function notReady({ member }: MemberContext, { id, title, evidence, numbers }: MyOutcome) {
  const lines = [
    ...evidence
      .filter(({ state }) => state === 'missing')
      .map(({ title, shows, lesson }) =>
        member.role === 'coach' ? `- ${title}: ${shows}` : `- [${title}](${lessonPath(lesson)}#worksheet): ${shows}`,
      ),
    ...numbers.filter(({ isMeasured }) => !isMeasured).map(({ label }) => `- The number “${label}”, measured`),
  ]
  return {
    missing: [
      `To file “${title}”, your Founder file has to show it. Still missing:`,
      lines.join('\n'),
      `Once they’re begun, tell me again or file it under [your outcomes](/outcomes#${id}).`,
    ],
  }
}
