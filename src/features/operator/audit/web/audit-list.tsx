import { Link } from '@tanstack/react-router'
import { useDates } from '#platform/web/zone.ts'
import type { AuditEntry } from '../audit.contract.ts'
import { actionWords } from './action-words.ts'

type AuditListProps = { entries: readonly AuditEntry[]; emptyText: string; namesPerson?: boolean }

/** Who did what, when and why. */
export function AuditList({ entries, emptyText, namesPerson = false }: AuditListProps) {
  const dates = useDates()
  if (entries.length === 0) return <p className="text-sm text-ink-soft">{emptyText}</p>
  return (
    <ol className="flex flex-col text-sm">
      {entries.map(({ id, at, by, action, subject, memberId, reason }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <time dateTime={at} className="text-ink-soft tabular-nums">
            {dates.moment(at)}
          </time>
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <span className="font-semibold" dir="auto">
                {by}
              </span>
              : {actionWords(action)}
              {namesPerson && subject && (
                <>
                  {' · '}
                  {memberId ? (
                    <Link to="/operator/people/$memberId" params={{ memberId }} className="link" dir="auto">
                      {subject}
                    </Link>
                  ) : (
                    subject
                  )}
                </>
              )}
            </p>
            {reason && (
              <p className="mt-1 wrap-anywhere text-ink-soft" dir="auto">
                “{reason}”
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
