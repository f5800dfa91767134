import { Link } from '@tanstack/react-router'
import { Check, CircleDashed, PenLine, Users } from 'lucide-react'
import { lessonPath } from '#features/program/lesson-path.ts'
import { counted } from '#platform/format/numbers.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { MyOutcome } from '../outcomes.contract.ts'

type Evidence = MyOutcome['evidence'][number]

/** The pages and numbers that an outcome wants, and whether the member’s file has them. */
export function EvidenceList({ outcome: { title, evidence, numbers } }: { outcome: MyOutcome }) {
  return (
    <ul aria-label={`Evidence for ${title}`} className="mt-4 divide-y divide-line border-y border-line">
      {evidence.map((page) => (
        <li key={page.pageId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <div className="min-w-0 grow basis-64">
            <Link to={lessonPath(page.lesson)} className="link inline-block py-0.5 font-semibold">
              {page.title}
            </Link>
            <p className="text-sm text-ink-soft">{page.shows}</p>
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <Has {...looks[page.state]} />
            {page.copies.wanted > 0 && <span>{copiesWords(page.copies)}</span>}
            {page.isShared && (
              <span className="flex items-center gap-1.5 text-ink-soft">
                <Users aria-hidden className="size-4 shrink-0" />
                shared
              </span>
            )}
          </p>
        </li>
      ))}
      {numbers.map(({ key, label, isMeasured }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <p className="min-w-0 grow basis-64">
            Your number <span className="font-semibold">{label}</span>
          </p>
          <p className="text-sm">
            <Has {...looks[isMeasured ? 'there' : 'missing']} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const copiesWords = ({ wanted, kept }: Evidence['copies']) =>
  `${kept} of ${counted(wanted, 'kept copy', 'kept copies')}`

type HasProps = (typeof looks)[Evidence['state']]

const Has = ({ Icon, word, tone }: HasProps) => (
  <span className={classNames('flex items-center gap-1.5', tone)}>
    <Icon aria-hidden className="size-4 shrink-0" />
    {word}
  </span>
)

const looks = {
  there: { Icon: Check, word: 'in your file', tone: 'text-success' },
  begun: { Icon: PenLine, word: 'begun', tone: 'text-ink' },
  missing: { Icon: CircleDashed, word: 'not there yet', tone: 'text-ink-soft' },
}
