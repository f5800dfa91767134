import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { FileSlots } from '#features/founder-file/web/public.ts'
import { commentsOn } from '../../comments/web/comments.calls.ts'
import { FieldComments, PageComments } from '../../comments/web/my-comments.tsx'
import { shareOf } from '../sharing.rules.ts'
import { ShareControl } from './share-control.tsx'
import { shares } from './sharing.calls.ts'

/** What a page of the Founder file says of sharing, and the comments on it. */
export const pageSharing: FileSlots = { ofPage: OfPage, ofField: FieldComments, useIsReady }

/** Also where asking failed: the page is there all the same. */
function useIsReady(pageId: string): boolean {
  return [useQuery(shares), useQuery(commentsOn(pageId))].every(({ isPending }) => !isPending)
}

function OfPage({ page, inForm }: ComponentProps<FileSlots['ofPage']>) {
  const { data } = useQuery(shares)
  const wider = data?.shares.filter(({ of }) => of !== page.id) ?? []
  return (
    <div className="mb-8 print:hidden">
      <ShareControl of={page.id} title={page.title} within={shareOf(wider, page)} />
      <PageComments pageId={page.id} inForm={inForm} />
    </div>
  )
}
