import { ChevronDown, Printer } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useCurrentSection } from '#platform/web/use-current-section.ts'

type LessonRailProps = { parts: readonly { id: string; title: string }[] }

/** Beside the text: its sections and a print button. Collapsed on a small screen. */
export function LessonRail({ parts }: LessonRailProps) {
  const current = useCurrentSection(parts.map(({ id }) => id))
  const links = (
    <ol className="border-l border-line">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(
              '-ml-px block border-l-2 py-1.5 pl-4 text-sm no-underline hover:text-ink hover:underline hover:underline-offset-4',
              id === current ? 'border-accent font-semibold' : 'border-transparent text-ink-soft',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="print:hidden lg:sticky lg:row-span-2 lg:row-start-1 lg:col-start-1 lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pb-4">
      {parts.length > 0 && (
        <>
          <details className="group border-y border-line lg:hidden">
            <summary className="flex min-h-11 list-none items-center justify-between text-sm font-semibold">
              In this lesson
              <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
            </summary>
            <nav aria-label="In this lesson" className="pb-3">
              {links}
            </nav>
          </details>
          <nav aria-labelledby="parts" className="hidden lg:block">
            <h2 id="parts" className="legend mb-3 font-text text-ink-soft">
              In this lesson
            </h2>
            {links}
          </nav>
        </>
      )}
      <Button variant="secondary" size="sm" className="mt-8 max-lg:hidden!" onClick={() => print()}>
        <Printer aria-hidden />
        Print
      </Button>
    </div>
  )
}
