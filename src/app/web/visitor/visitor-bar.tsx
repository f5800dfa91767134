import { Menu, Moon, Sun, SunMoon } from 'lucide-react'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Viewer } from '../../pages.ts'
import type { SiteBrand } from '../../site.ts'
import { navLinks, roomFor } from '../navigation/nav-links.ts'

/** A page that is the same for all still knows whether its reader has a place to go back to. */
export type Reader = Viewer

const visitorLinks = [
  ['/#program', 'Program'],
  ['/first-lesson', 'First lesson'],
  ['/#plans', 'Plans'],
  ['/#questions', 'Questions'],
] as const

const linksOf = (reader: Reader): readonly (readonly [string, string])[] =>
  reader === 'visitor' ? visitorLinks : navLinks(reader).map(({ to, label }) => [to, label])

const bar = 'mx-auto flex min-h-16 w-full max-w-page flex-wrap items-center gap-1 px-4 sm:gap-2 sm:px-6'

/** From which width on there is room for the links. */
const room = { ...roomFor, visitor: { links: 'hidden md:block', menu: 'md:hidden' } }

export function VisitorBar({ brand, reader }: { brand: SiteBrand; reader: Reader }) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
        <div className={bar}>
          <a
            href="/"
            className="mr-auto flex shrink-0 items-center gap-2 py-2 font-display text-lg font-semibold no-underline"
          >
            <LogoMark />
            {brand.name}
          </a>
          <Links reader={reader} />
          <ThemeButton />
          {reader === 'visitor' && (
            <a href="/api/login?mode=sign-in" className={buttonClasses({ size: 'sm' })}>
              Sign In
            </a>
          )}
          <SmallMenu reader={reader} />
        </div>
      </header>
    </>
  )
}

function Links({ reader }: { reader: Reader }) {
  return (
    <nav aria-label="Main" className={classNames('mr-2', room[reader].links)}>
      <ul className="flex flex-wrap gap-1">
        {linksOf(reader).map(([href, label]) => (
          <li key={href}>
            <a href={href} className="block rounded-md px-3 py-2 text-sm no-underline hover:bg-sunken">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Opens and closes by itself; the script only closes it once a link is followed, or by Escape. It has its size before its
 * summary has arrived: as wide as the browser’s own word for one, it would push the bar into two lines for a moment.
 */
function SmallMenu({ reader }: { reader: Reader }) {
  return (
    <details data-menu className={classNames('group -mr-2 size-11', room[reader].menu)}>
      <summary
        aria-label="Menu"
        className={buttonClasses({
          variant: 'ghost',
          size: 'icon',
          className: 'list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <Menu aria-hidden />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full border-y border-line bg-paper px-4 py-2 shadow-lift"
      >
        <ul className="divide-y divide-line">
          {linksOf(reader).map(([href, label]) => (
            <li key={href}>
              <a href={href} className="flex min-h-12 items-center no-underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** Shows the theme that was chosen; without a script there is nothing to toggle. */
function ThemeButton() {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-label="Toggle theme"
      className={buttonClasses({ variant: 'ghost', size: 'icon', className: 'noscript:hidden' })}
    >
      <SunMoon aria-hidden className="in-data-theme:hidden" />
      <Sun aria-hidden className="hidden in-data-[theme=light]:block" />
      <Moon aria-hidden className="hidden in-data-[theme=dark]:block" />
    </button>
  )
}
