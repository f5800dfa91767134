import type { MemberContext } from '#platform/server/context.ts'
import type { IdeaAnalysis } from '../../analyzer/analyzer.rules.ts'
import { scoreIdea } from '../../analyzer/server/score-idea.ts'
import { whyUnreadable } from '../../analyzer/server/unreadable-idea.ts'
import { mayReadFile } from '../../consent/server/read-consent.ts'
import type { Claim } from '../claims.rules.ts'
import { markClaims } from './mark-claims.ts'

type Asked = { idea: string; readFile?: boolean | undefined }

/**
 * What the member's file counts of an idea, worked out by rules on this machine; null without their permission, and without
 * their consent where a model outside would read it. Nothing of the file is read before both are there.
 */
export async function readClaims(ctx: MemberContext, { idea, readFile }: Asked): Promise<Claim[] | null> {
  if (!readFile || !(await mayReadFile(ctx))) return null
  return markClaims(ctx, idea, whyUnreadable(idea) ? [] : (scoreIdea(idea).criteria ?? []))
}

/** Whether the member let the latest analysis read their file: the form offers what was chosen last. */
export async function wasFileRead({ db, member }: Pick<MemberContext, 'db' | 'member'>): Promise<boolean> {
  const latest = await db
    .selectFrom('ideaScores')
    .select('analysis')
    .where('memberId', '=', member.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const analysis: IdeaAnalysis | undefined = latest && JSON.parse(latest.analysis)
  return Boolean(analysis?.claims)
}
