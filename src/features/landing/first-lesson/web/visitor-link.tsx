import type { LessonLink } from '#features/program/web/public.ts'

/** Lessons link to pages for members only, so a visitor is sent through sign-in. */
export const VisitorLink: LessonLink = ({ href, children }) => (
  <a href={`/api/login?${new URLSearchParams({ returnTo: href })}`}>{children}</a>
)
