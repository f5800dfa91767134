import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquareText, Users } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { BinderSlots } from '#features/founder-file/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { everything, shareOf } from '../sharing.rules.ts'
import { ShareControl } from './share-control.tsx'
import { shares } from './sharing.calls.ts'

/** What the binder says of sharing: about everything, each module and each page. */
export const binderSharing: BinderSlots = { useReady, ofAll: OfAll, ofModule: OfModule, ofPage: OfPage }

function useReady(): boolean {
  return !useQuery(shares).isPending
}

const offerAll = (coach: string) => `Share everything with ${coach}, new pages too`

function OfAll() {
  const coach = useQuery(shares).data?.coach
  return (
    <div className="mt-4 print:hidden">
      <ShareControl of={everything} title="Everything" offer={offerAll} />
      {coach && (
        <p className="mt-1 text-sm text-ink-soft">
          Should another coach take over from {coach.name}, what you share goes along. You can stop anytime.
        </p>
      )}
    </div>
  )
}

function OfModule({ module: { id, title } }: ComponentProps<BinderSlots['ofModule']>) {
  const isAll = useQuery(shares).data?.shares.some(({ of }) => of === everything)
  // Said once, at the top.
  if (isAll) return null
  return (
    <div className="print:hidden">
      <ShareControl of={id} title={title} />
    </div>
  )
}

function OfPage({ page }: ComponentProps<BinderSlots['ofPage']>) {
  const { data } = useQuery(shares)
  if (!data) return null
  const share = shareOf(data.shares, page)
  // Of a module or of everything, only what was begun is worth a word.
  const isSaid = share !== undefined && (share.of === page.id || page.state !== 'empty')
  const open = data.comments.find(({ pageId }) => pageId === page.id)?.open ?? 0
  return (
    <>
      {isSaid && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Users aria-hidden className="size-4 shrink-0" />
          shared
        </p>
      )}
      {open > 0 && (
        <Link
          to={`/founder-file/pages/${page.id}`}
          hash="comments"
          className="link flex items-center gap-1.5 py-0.5 text-sm"
        >
          <MessageSquareText aria-hidden className="size-4 shrink-0" />
          {counted(open, 'comment')}
          <span className="sr-only"> on {page.title}</span>
        </Link>
      )}
    </>
  )
}
