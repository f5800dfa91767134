import { createPortal } from 'react-dom'
import { Marked } from '../../fields/web/marked.tsx'
import { placeText } from '../../pages/figure-text.ts'
import { businessName } from '../page-model.ts'
import type { Beside } from './lesson-worksheet.tsx'
import type { PageForm } from './use-page-form.ts'

type ExampleBesideProps = { form: PageForm; beside: readonly Beside[]; isWide: boolean }

/**
 * The member's own figures beside those of the lesson's worked example, as they type. Where there is room they stand in the
 * margin of the example, which moves nothing; else at the end of the form.
 */
export function ExampleBeside({ form, beside, isWide }: ExampleBesideProps) {
  const rows = beside.flatMap((one) => {
    const text = yours(form, one.address)
    return text === undefined ? [] : [{ ...one, text }]
  })
  if (rows.length === 0) return null
  const margin = isWide ? document.querySelector('[data-beside="example"]') : null
  const list = (
    <section
      aria-labelledby="beside-example"
      className={margin ? 'sticky top-24 border-s-2 border-accent ps-3' : 'mt-6 border-t border-line pt-4 print:hidden'}
    >
      <h3 id="beside-example" className="text-base">
        Yours beside {businessName(form.filled)}’s
      </h3>
      <dl className={margin ? 'mt-2 space-y-2' : 'mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2'}>
        {rows.map(({ address, label, example, text }) => (
          <div key={address}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display text-lg font-semibold tabular-nums">
                <Marked mark={form.mark(address)}>{text}</Marked>
              </span>
              <span className="text-sm text-ink-soft italic">
                {businessName(form.filled)}: {example}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
  return margin ? createPortal(list, margin) : list
}

/** What was typed here, or what it comes to; nothing where there is neither. */
function yours(form: PageForm, address: string): string | undefined {
  const place = form.model.place.get(address)
  if (!place) return undefined
  const value = place.formula === undefined ? form.value(address) : form.come.values[address]
  return value === null || value === undefined || value === '' || typeof value === 'object'
    ? undefined
    : placeText(value, place, form.currency)
}
