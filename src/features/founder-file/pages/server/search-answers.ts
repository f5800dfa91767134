import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { placeName } from '../../worksheets/places.ts'
import type { StoredValue } from '../apply-save.ts'
import { targetOf } from '../fit-answer.ts'
import type * as contract from '../search.contract.ts'
import { standingRows } from './rows/standing-rows.ts'

type Search = typeof contract.searchAnswers
const mostResults = 50

/** Where the member's own words hold all of the words that are looked for, newest first. */
export async function searchAnswers(ctx: MemberContext, { query }: Input<Search>): Promise<Reply<Search>> {
  const words = query.q.toLowerCase().split(/\s+/)
  const rows = await ctx.db
    .selectFrom('fileAnswers')
    .select(['pageId', 'field', 'value', 'updatedAt'])
    .where('memberId', '=', ctx.member.id)
    .execute()
  const found = standingRows(ctx.worksheets, rows).flatMap(({ pageId, field, value, updatedAt }) => {
    const page = ctx.worksheets.pageById.get(pageId)
    const text = JSON.parse(value) as StoredValue
    if (!page || typeof text !== 'string' || !words.every((word) => text.toLowerCase().includes(word))) return []
    const target = targetOf(page, field)
    const label = target?.what === 'place' ? placeName(target.place, page) : field
    return [{ pageId, title: page.title, field, label, excerpt: excerptOf(text, words[0] ?? ''), updatedAt }]
  })
  return { results: found.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, mostResults) }
}

function excerptOf(text: string, word: string): string {
  const from = Math.max(0, text.toLowerCase().indexOf(word) - 60)
  const excerpt = text.slice(from, from + 160)
  return `${from > 0 ? '…' : ''}${excerpt}${from + 160 < text.length ? '…' : ''}`
}
