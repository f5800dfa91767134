import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { UpgradeLink } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { useDates } from '#platform/web/zone.ts'
import type { FilledPage } from '../../pages/filled-page.ts'
import type { BodyItem } from '../../worksheets/body.ts'
import { businessName } from '../page-model.ts'
import { BodyView } from './body-view.tsx'
import type { FieldNotes } from './file-slots.ts'
import { FormFoot } from './foot/form-foot.tsx'
import { useKeep } from './foot/use-keep.ts'
import type { Beside } from './lesson-worksheet.tsx'
import { useMargin } from './use-margin.ts'
import { type PageForm, usePageForm } from './use-page-form.ts'

type WorksheetFormProps = {
  filled: FilledPage
  /** The lesson in which the form stands; without it, it stands alone and has nothing beside it. */
  subModuleId?: string
  beside?: readonly Beside[]
  notes?: FieldNotes | undefined
}

/** Loaded where there is something to show, and room for it. */
const ExampleBeside = lazy(() => import('./example-beside.tsx').then((part) => ({ default: part.ExampleBeside })))
const Meanings = lazy(() => import('./guidance.tsx').then((part) => ({ default: part.Meanings })))
const GoodBeside = lazy(() => import('./good-beside.tsx').then((part) => ({ default: part.GoodBeside })))

const KeepFirst = lazy(() => import('./keep-first.tsx').then((part) => ({ default: part.KeepFirst })))
const UseAllOffers = lazy(() => import('../../fields/web/offers.tsx').then((part) => ({ default: part.UseAllOffers })))

/** The form on which a lesson's exercise is done. */
export function WorksheetForm(given: WorksheetFormProps) {
  const { filled } = given
  const user = useUser()
  return user ? (
    <OwnForm
      key={`${user.id} ${filled.page.id}`}
      {...given}
      memberId={user.id}
      name={`${user.firstName} ${user.lastName}`}
    />
  ) : null
}

type OwnFormProps = WorksheetFormProps & { memberId: string; name: string }

function OwnForm({ filled, subModuleId, beside = [], notes, memberId, name }: OwnFormProps) {
  const form: PageForm = { ...usePageForm(filled, memberId), notes }
  const [keptNow, setKeptNow] = useState<string>()
  const keeping = useKeep(form, setKeptNow)
  const { title, use } = filled.page
  const dates = useDates()
  const hasMargin = useMargin()
  const isWide = wide(form.model.items)
  const isBegun = [...form.held.values()].some(({ value }) => value !== null && value !== '')
  const kept = [...new Set([...filled.kept.map(({ keptOn }) => keptOn), ...(keptNow ? [keptNow] : [])])]
  return (
    <section
      aria-labelledby="worksheet-title"
      id="worksheet"
      className={`${isWide ? 'xl:-me-64' : ''} relative -mx-4 my-8 border-y border-line bg-sheet px-4 py-5 shadow-sheet sm:-mx-6 sm:rounded-lg sm:border-x sm:px-6 sm:py-6 print:mx-0 print:border-0 print:p-0 print:shadow-none`}
    >
      <p className="hidden justify-between border-b border-ink pb-1 text-sm print:flex">
        <span>{name}</span>
        <span>{dates.shortDate(new Date().toISOString())}</span>
      </p>
      <h2
        id="worksheet-title"
        tabIndex={-1}
        className="print:mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl"
      >
        {title}
        {kept.length > 0 && <KeptFlag dates={kept} isNew={keptNow !== undefined} />}
      </h2>
      <p className="mt-1 text-ink-soft">{use}</p>
      <p className="mt-1 mb-5 text-sm text-ink-soft print:hidden">
        In italics: the answers of {businessName(filled)}, an example business. {filled.page.example.story}
      </p>
      {!form.isOpen && (
        <p className="mb-5 rounded-md bg-info-soft p-3 text-sm">
          Your plan doesn’t include this page anymore. What you wrote stays yours to read, print and export.{' '}
          {filled.opensWith && <UpgradeLink plan={tierName[filled.opensWith]} opens={title} />}
        </p>
      )}
      {Object.keys(filled.offers ?? {}).length > 1 && (
        <Suspense fallback={<div className="mb-4 min-h-11" />}>
          <UseAllOffers form={form} />
        </Suspense>
      )}
      {filled.keepFirst && !keptNow && (
        <Suspense fallback={<div className="mb-5 min-h-15 max-sm:min-h-30" />}>
          <KeepFirst form={form} due={filled.keepFirst} keeping={keeping} />
        </Suspense>
      )}
      <fieldset disabled={!form.isOpen} className="contents">
        <BodyView form={form} />
      </fieldset>
      {form.model.means.length > 0 && isBegun && (
        <Suspense>
          <Meanings form={form} />
        </Suspense>
      )}
      {subModuleId && hasMargin && !isWide && (
        <Suspense>
          <GoodBeside subModuleId={subModuleId} />
        </Suspense>
      )}
      {beside.length > 0 && isBegun && (
        <Suspense>
          <ExampleBeside form={form} beside={beside} isWide={hasMargin} />
        </Suspense>
      )}
      <FormFoot form={form} keeping={keeping} />
    </section>
  )
}

const manyColumns = 4

/** A page of many columns takes the room beside the lesson. */
const wide = (items: readonly BodyItem[]) =>
  items.some((item) => ('grid' in item || 'table' in item) && item.columns.length >= manyColumns)

/** Planted when the page is kept, with its latest date. */
function KeptFlag({ dates, isNew }: { dates: readonly string[]; isNew: boolean }) {
  const latest = dates.at(-1) ?? ''
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-text text-sm font-semibold text-success ${isNew ? 'animate-rise' : ''}`}
      title={`Kept ${dates.map(calendarDates.shortDate).join(' · ')}`}
    >
      <Flag aria-hidden className="size-4" />
      kept {calendarDates.shortDate(latest)}
    </span>
  )
}
