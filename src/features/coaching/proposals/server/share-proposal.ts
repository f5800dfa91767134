import { z } from 'zod'
import { findNamed } from '#features/assistant/proposals/find-named.ts'
import { proposalKind } from '#features/assistant/server/public.ts'
import { sourceParts } from '#features/founder-file/pages/addresses.ts'
import { moduleOf, placeOfPage } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readOwnSharing } from '../../outcomes/server/read-evidence.ts'
import { shareFile } from '../../sharing/server/share-file.ts'
import { shareOf } from '../../sharing/sharing.rules.ts'
import { withoutCoach } from './without-coach.ts'

const pagesOf = ({ worksheets }: MemberContext) => worksheets.pages.filter(({ isChecklist }) => !isChecklist)

/** One page of the Founder file, to be read by the coach. */
export const shareProposal = proposalKind('share', {
  payload: z.strictObject({ pageId: z.string().max(80) }),

  named: pagesOf,

  read: (ctx, { what }) => {
    const found = findNamed(pagesOf(ctx), what)
    const [page, other] = found.length > 0 ? found : byQuestion(ctx, what)
    if (page && !other) return { pageId: page.id }
    return {
      missing: [
        found.length > 1
          ? `Which page should your coach see: ${choice(found)}?`
          : 'Which page should your coach see? Say its title as it stands in your [Founder file](/founder-file).',
      ],
    }
  },

  describe: async (ctx, { pageId }) => {
    const page = ctx.worksheets.pageById.get(pageId)
    if (!page) return { missing: ['That page isn’t part of the program anymore.'] }
    const { coach, shares } = await readOwnSharing(ctx)
    if (!coach) return withoutCoach(`there’s no one to share “${page.title}” with`)
    const place = placeOfPage(ctx, page)
    if (!place.isOpen)
      return { missing: [`Your plan doesn’t open the page “${page.title}”: [what each plan opens](/pricing).`] }
    if (shareOf(shares, { id: pageId, moduleId: moduleOf(ctx, page) }))
      return { missing: [`${coach.name} can read [${page.title}](${place.href}) already.`] }
    const answers = await isBegun(ctx, pageId)
    return {
      basis: { coachId: coach.id, answers },
      card: {
        title: `Share “${page.title}”`,
        changes: [{ what: 'Who can read the page', before: 'You alone', after: `You and ${coach.name}` }],
        seenBy: `${coach.name} can read and comment on the whole page, also on what you write there later, until you stop sharing it.${
          answers ? '' : ' It’s still empty.'
        }`,
      },
    }
  },

  carryOut: async (ctx, { pageId }, { madeAt }) => {
    const page = ctx.worksheets.pageById.get(pageId)
    const { id } = await shareFile(ctx, { body: { of: pageId } }, madeAt)
    return { id, href: page ? placeOfPage(ctx, page).href : '/settings#my-coach' }
  },
})

/** “Where I stand with money” is no title, but members are known to ask so for a page. */
function byQuestion({ assistant, worksheets }: MemberContext, what: string) {
  const key = assistant.findOwn(`my ${what}`)
  const entry = key && key.alike >= leastAlike ? assistant.own[key.id] : undefined
  const page = worksheets.pageById.get(sourceParts(entry?.figures[0] ?? '').pageId)
  return page ? [page] : []
}

const leastAlike = 0.6

const choice = (pages: readonly { title: string }[]) =>
  pages
    .slice(0, 4)
    .map(({ title }) => `“${title}”`)
    .join(', ')

async function isBegun({ db, member }: MemberContext, pageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('filePages')
    .select('answers')
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .executeTakeFirst()
  return (row?.answers ?? 0) > 0
}
