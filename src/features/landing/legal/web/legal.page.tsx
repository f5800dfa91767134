import { LessonBody, lessonOutline } from '#features/program/web/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import type { LegalText } from '../legal.content.ts'

export function LegalPage({ text: { title, updated, draft, blocks } }: { text: LegalText }) {
  return (
    <>
      <PageHeader title={title} />
      <p className="mt-4 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        {draft && <Chip tone="warning">Draft</Chip>}
        <span>
          Last changed on <time dateTime={updated}>{calendarDates.date(updated)}</time>
        </span>
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,37rem)_1fr]">
        <nav aria-labelledby="parts-title" className="lg:sticky lg:top-24 lg:order-2 lg:self-start print:hidden">
          <h2 id="parts-title" className="legend font-text text-ink-soft">
            On this page
          </h2>
          <ol className="mt-2 border-l border-line text-sm">
            {lessonOutline(blocks).map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`} className="block py-1.5 pl-4 no-underline hover:underline">
                  {part.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <LessonBody lesson={blocks} />
      </div>
    </>
  )
}
