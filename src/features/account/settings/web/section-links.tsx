import { classNames } from '#platform/ui/styles/class-names.ts'
import { useCurrentSection } from '#platform/web/use-current-section.ts'

const sections = [
  ['profile', 'Profile'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['two-step', 'Two-step sign-in'],
  ['sessions', 'Where you are signed in'],
  ['notifications', 'Notifications'],
  ['appearance', 'Appearance'],
  ['calendar', 'Your calendar'],
  ['work-hours', 'Your work week'],
  ['currency', 'Currency and week'],
  ['membership', 'Membership'],
  ['my-coach', 'My coach'],
  ['memory', 'What the assistant remembers'],
  ['privacy', 'Your data'],
] as const

/** The way to each section: beside them on a wide page, where it says which one is being read, above them on a narrow one. */
export function SectionLinks({ hasCalendar }: { hasCalendar: boolean }) {
  const shown = sections.filter(([id]) => hasCalendar || (id !== 'calendar' && id !== 'work-hours'))
  const current = useCurrentSection(shown.map(([id]) => id))
  return (
    <nav aria-label="Sections" className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:flex-col lg:gap-0 lg:border-l lg:border-line">
        {shown.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center text-sm no-underline hover:underline lg:-ml-px lg:border-l-2 lg:pl-4',
                id === current ? 'lg:border-accent lg:font-semibold' : 'lg:border-transparent lg:hover:border-accent',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
