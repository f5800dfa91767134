import { Menu, Moon, Sun, SunMoon } from 'lucide-react'
import { buttonClasses } from '#platform/ui/button-classes.ts'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import type { SiteBrand } from '../../site.ts'

/** A page that is the same for all still knows whether its reader has a place to go back to. */
export type Reader = 'visitor' | 'member'

const links = [
  ['/#program', 'Program'],
  ['/first-lesson', 'First lesson'],
  ['/#plans', 'Plans'],
  ['/#questions', 'Questions'],
] as const

export function VisitorBar({ brand, reader }: { brand: SiteBrand; reader: Reader }) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex h-16 w-full max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <a
            href="/"
            className="mr-auto flex shrink-0 items-center gap-2 py-2 font-display text-lg font-semibold no-underline"
          >
            <LogoMark />
            {brand.name}
          </a>
          {reader === 'visitor' && <Links />}
          <ThemeButton />
          {reader === 'visitor' ? (
            <a href="/api/login" className={buttonClasses({ size: 'sm' })}>
              Sign In
            </a>
          ) : (
            <a href="/" className={buttonClasses({ size: 'sm' })}>
              Dashboard
            </a>
          )}
          {reader === 'visitor' && <SmallMenu />}
        </div>
      </header>
    </>
  )
}

function Links() {
  return (
    <nav aria-label="Main" className="mr-2 hidden md:block">
      <ul className="flex gap-1">
        {links.map(([href, label]) => (
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

/** Opens and closes by itself; the script only closes it once a link is followed, or by Escape. */
function SmallMenu() {
  return (
    <details data-menu className="group -mr-2 md:hidden">
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
          {links.map(([href, label]) => (
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
