import { UpgradeLink } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { minutesText } from '#platform/format/durations.ts'
import { Marked } from '../../fields/web/marked.tsx'
import { PageLink } from '../../pages/web/page-link.tsx'
import type { PlanBox } from '../plan.contract.ts'

/** One box of the plan; where nothing is answered yet, the lesson that fills it. The last one takes what is left of its row. */
export function PlanBoxView({ box: { key, title, lines, lesson, gap } }: { box: PlanBox }) {
  const page = { moduleId: lesson.moduleId, subModuleIds: [lesson.subModuleId] }
  return (
    <li
      aria-labelledby={`box-${key}`}
      className="min-w-0 bg-sheet p-5 last:md:max-xl:col-span-2 last:xl:col-span-2 border-line-strong print:break-inside-avoid print:border-r print:border-b print:p-2 print:last:col-span-2"
    >
      <h2 id={`box-${key}`} className="text-lg print:text-sm">
        {title}
      </h2>
      {gap ? (
        <p className="mt-2 text-ink-soft">
          Not yet: <PageLink page={page}>{gap.title}</PageLink>,{' '}
          <span className="whitespace-nowrap">{minutesText(gap.minutes)}</span>
        </p>
      ) : (
        <>
          <dl className="mt-2 space-y-1.5 print:mt-1 print:space-y-0.5">
            {lines.map(({ label, text, mark }, index) => (
              // Rows of a table may have the same name.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and no state
              <div key={index}>
                <dt className="text-sm text-ink-soft print:inline print:text-[0.8125rem] print:after:content-[':_']">
                  {label}
                </dt>
                <dd dir="auto" className="print:inline">
                  <Marked mark={mark}>{text}</Marked>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm print:hidden">
            {lesson.opensWith ? (
              <>
                <PageLink page={page}>
                  Read it<span className="sr-only">: {title}</span> in its lesson
                </PageLink>
                . Your plan doesn’t open the page for changes.{' '}
                <UpgradeLink plan={tierName[lesson.opensWith]} opens={lesson.title} />
              </>
            ) : (
              <PageLink page={page}>
                Change it<span className="sr-only">: {title}</span> in its lesson
              </PageLink>
            )}
          </p>
        </>
      )}
    </li>
  )
}
