import { Link } from '@tanstack/react-router'
import { classNames } from '#platform/ui/styles/class-names.ts'

type HistoryLinkProps = { page: { id: string; title: string }; className?: string }

/** To the page outside its lesson, with its kept copies. */
export function HistoryLink({ page: { id, title }, className }: HistoryLinkProps) {
  return (
    <Link to={`/founder-file/pages/${id}`} className={classNames('link', className)}>
      History<span className="sr-only"> of {title}</span>
    </Link>
  )
}
