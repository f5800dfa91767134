import { Link, useNavigate } from '@tanstack/react-router'
import { counted } from '#platform/format/numbers.ts'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { SharedLine } from '../client-file.contract.ts'

type SharedPagesProps = { clientId: string; pages: readonly SharedLine[]; chosen: string }

/** The shared pages by module: a list where there is room, else a select. */
export function SharedPages({ clientId, pages, chosen }: SharedPagesProps) {
  const navigate = useNavigate()
  const to = `/coach/clients/${clientId}/file`
  const byModule = [...Map.groupBy(pages, ({ moduleTitle }) => moduleTitle)]
  return (
    <nav aria-label="Shared pages" className="min-w-0">
      <SelectField
        label="Page"
        className="max-w-md xl:hidden"
        value={chosen}
        onChange={({ target }) => void navigate({ to, search: { page: target.value } })}
      >
        {byModule.map(([module, ofModule]) => (
          <optgroup key={module} label={module}>
            {ofModule.map((page) => (
              <option key={page.id} value={page.id}>
                {[page.title, newsOf(page)].filter(Boolean).join(', ')}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div className="max-xl:hidden">
        {byModule.map(([module, ofModule]) => (
          <section key={module} className="mb-5">
            <h2 className="font-text text-sm font-semibold tracking-normal text-ink-soft">{module}</h2>
            <ul className="mt-1">
              {ofModule.map((page) => (
                <li key={page.id} className="border-b border-line last:border-b-0">
                  <Link
                    to={to}
                    search={{ page: page.id }}
                    aria-current={page.id === chosen ? 'page' : undefined}
                    className={classNames(
                      'block border-s-[3px] py-2 ps-2.5 text-ink no-underline hover:underline',
                      page.isUnread || page.answered > 0 ? 'border-s-accent' : 'border-s-transparent',
                      page.id === chosen ? 'bg-sunken font-semibold' : undefined,
                    )}
                  >
                    {page.title}
                    <span className="block text-sm font-normal text-ink-soft">{newsOf(page)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}

/** What waits on a page, in words. */
function newsOf({ isUnread, answered }: SharedLine): string {
  return [isUnread ? 'new' : '', answered > 0 ? counted(answered, 'answer') : ''].filter(Boolean).join(', ')
}
