import type { PageLine } from '../../pages/pages.contract.ts'
import { HistoryLink } from '../../pages/web/history-link.tsx'
import { PageLink } from '../../pages/web/page-link.tsx'
import type { BinderSlots } from './binder-slots.ts'
import { KeyFigure } from './key-figure.tsx'
import { PageStateMark } from './page-state-mark.tsx'

/** One page: its title, how far it is, and the one figure that it is for. */
export function BinderLine({ page, slots }: { page: PageLine; slots?: BinderSlots | undefined }) {
  const { title, keyFigure } = page
  return (
    <li className="flex items-baseline justify-between gap-x-4 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0">
        <PageLink page={page} className="inline-block py-0.5">
          {title}
        </PageLink>
        <div className="flex flex-wrap items-center gap-x-4">
          <PageStateMark page={page} />
          {page.state !== 'empty' && <HistoryLink page={page} className="inline-block py-0.5 text-sm" />}
          {slots && <slots.ofPage page={page} />}
        </div>
      </div>
      {keyFigure && <KeyFigure figure={keyFigure} />}
    </li>
  )
}
