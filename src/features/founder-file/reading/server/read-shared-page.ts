import type { FilledPage } from '../../pages/filled-page.ts'
import { targetOf } from '../../pages/fit-answer.ts'
import { readPageWithRow, toFilledPage } from '../../pages/server/get-page.ts'
import { standingAnswers } from '../../pages/standing-answers.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import type { FileOwner } from './file-owner.ts'

export type SharedPage = {
  filled: FilledPage
  /** Values left out because they come from pages that aren’t shared. */
  hidden: number
}

/**
 * A page as someone reads it with whom its owner shares some pages. What it carries over from other pages is left out,
 * and so is every result that follows from it: only what comes out the same without those pages is told. Texts that a
 * later save displaced are no part of the page.
 */
export async function readSharedPage(
  ctx: FileOwner,
  page: Worksheet,
  isShared: (pageId: string) => boolean,
): Promise<SharedPage> {
  // Whoever may read a shared page may read it whatever plan its owner has now.
  const owner: FileOwner = { ...ctx, member: { ...ctx.member, tier: 'elite' } }
  const [rows, row] = await readPageWithRow(owner, page)
  const answers = new Map([...rows.answers].filter(([pageId]) => isShared(pageId)))
  const whole = toFilledPage(owner, page, [rows, row])
  const part = toFilledPage(owner, page, [{ ...rows, answers, displaced: new Map() }, row])
  if (!whole || !part) throw new Error(`${page.id}: a page is open to the highest tier.`)
  const carried = Object.fromEntries(
    Object.entries(part.carried).filter(([address, value]) => isSame(value, whole.carried[address])),
  )
  const hidden = Object.keys(whole.carried).length - Object.keys(carried).length
  return {
    filled: {
      ...part,
      answers: Object.fromEntries(
        [...standingAnswers(page, new Map(Object.entries(part.answers)))].filter(([field]) => targetOf(page, field)),
      ),
      carried,
      computed: Object.fromEntries(
        Object.entries(part.computed).map(([address, value]) => [
          address,
          value === whole.computed[address] ? value : null,
        ]),
      ),
      state: whole.state,
      isOpen: false,
      missing: hidden > 0 ? [] : part.missing,
    },
    hidden,
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
