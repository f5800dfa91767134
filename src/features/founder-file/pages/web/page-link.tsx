import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lessonPath } from '#features/program/lesson-path.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { PageLine } from '../pages.contract.ts'

type PageLinkProps = {
  page: Pick<PageLine, 'moduleId' | 'subModuleIds'>
  className?: string
  children: ReactNode
}

/** To the lesson in which a page is filled in. */
export function PageLink({ page: { moduleId, subModuleIds }, className, children }: PageLinkProps) {
  return (
    <Link to={lessonPath({ moduleId, id: subModuleIds[0] ?? '' })} className={classNames('link', className)}>
      {children}
    </Link>
  )
}
