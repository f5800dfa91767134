import { removedTitle } from '#features/program/lesson-title.ts'
import type { Context } from '#platform/server/context.ts'
import type { Share } from '../sharing.contract.ts'
import { everything } from '../sharing.rules.ts'

type Content = Pick<Context, 'program' | 'worksheets'>

/** Whether this can be shared: everything, a module, or a page. */
export const isShareable = ({ program, worksheets }: Content, of: string): boolean =>
  of === everything || program.moduleById.has(of) || worksheets.pageById.has(of)

/** What is shared, in words; of a page or module that the program no longer has, that it was removed. */
export const titleOf = ({ program, worksheets }: Content, of: string): string =>
  of === everything
    ? 'Everything'
    : (program.moduleById.get(of)?.title ?? worksheets.pageById.get(of)?.title ?? removedTitle)

type Stored = Omit<Share, 'title' | 'proposedAt'> & { proposedAt: string | null }

export const viewShare = (content: Content, { id, of, sharedAt, proposedAt }: Stored): Share => ({
  id,
  of,
  sharedAt,
  title: titleOf(content, of),
  ...(proposedAt ? { proposedAt } : {}),
})
