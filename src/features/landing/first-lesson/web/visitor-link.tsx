import type { LessonLink } from '#features/program/web/public.ts'

/** Lessons lead to pages that only members have: for a visitor the way there goes through signing in. */
export const VisitorLink: LessonLink = ({ href, children }) => (
  <a href={`/api/login?${new URLSearchParams({ returnTo: href })}`}>{children}</a>
)
