import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { NextLessonLink } from './next-lesson-link.tsx'

type MissingProps = { title: string; message: string; children?: ReactNode }

/** Nothing exists at this address: says so and offers a way on. */
export function NotFoundView({ title, message, children }: MissingProps) {
  usePageTitle(title)
  return (
    <>
      <PageHeader eyebrow="Off the map" title={title} lead={message} />
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <LinkButton asChild variant={children ? 'secondary' : 'primary'}>
          <Link to="/modules">All modules</Link>
        </LinkButton>
      </div>
      <NextLessonLink />
    </>
  )
}
