import { productName } from './product-name.ts'

const links = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/refunds', 'Refunds'],
] as const

/** The legal pages are documents of their own, so these are full navigations. */
export function Footer() {
  const contact = document.documentElement.dataset.contact
  return (
    <footer className="mt-16 border-t border-line print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-6 text-sm text-ink-soft sm:px-6">
        <p>{productName}</p>
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {contact && (
              <li>
                <a href={`mailto:${contact}`}>{contact}</a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
