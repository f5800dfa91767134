import { LogoMark } from '#platform/ui/logo-mark.tsx'

const links = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/refunds', 'Refunds'],
] as const

/** Who offers this, and where to write to them. */
export function SiteFooter({ name, seller, contact }: { name: string; seller: string; contact: string }) {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto grid w-full max-w-page gap-x-12 gap-y-6 px-4 py-10 text-sm text-ink-soft sm:grid-cols-[1fr_auto] sm:px-6">
        <div>
          <p className="flex items-center gap-2 font-display text-base font-semibold text-ink">
            <LogoMark className="size-6" />
            {name}
          </p>
          <address className="mt-3 not-italic">
            {seller}
            <br />
            <a href={`mailto:${contact}`} className="underline underline-offset-4">
              {contact}
            </a>
          </address>
        </div>
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href} className="inline-block py-1 no-underline hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
