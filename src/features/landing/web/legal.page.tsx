import { LessonBody } from '#features/program/web/public.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import type { LegalText } from '../landing.ts'

export function LegalPage({ text: { title, updated, draft, blocks } }: { text: LegalText }) {
  return (
    <main id="main" className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <PageHeader title={title} />
      <p className="mt-4 mb-8 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        {draft && <Chip tone="warning">Draft</Chip>}
        <span>
          Last changed on <time dateTime={updated}>{longDate(updated)}</time>
        </span>
      </p>
      <LessonBody lesson={blocks} />
    </main>
  )
}

const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
