import { call } from '#platform/web/api.ts'
import type { listEmails } from '../emails.contract.ts'

/** A person's emails, a page after the other, kept under the path that they come from. */
export const emailsOf = (memberId: string) => ({
  queryKey: [`/api/operator/people/${memberId}/emails`],
  queryFn: ({ pageParam }: { pageParam: string }) =>
    call<typeof listEmails>('GET /api/operator/people/:memberId/emails', {
      params: { memberId },
      query: pageParam ? { before: pageParam } : {},
    }),
  initialPageParam: '',
  getNextPageParam: ({ emails, hasMore }: { emails: { id: string }[]; hasMore: boolean }) =>
    hasMore ? emails.at(-1)?.id : undefined,
})
