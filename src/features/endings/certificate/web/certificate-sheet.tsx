import { Suspense } from 'react'
import { RouteProfile } from '#features/game/web/public.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { LogoMark } from '#platform/ui/logo-mark.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { sentenceOf } from '../certificate.rules.ts'

export type Certified = { name: string; program: string; finishedOn: string }

type CertificateSheetProps = { certified: Certified; level: 1 | 2; className?: string }

/** The certificate as a sheet of paper, light in both themes. On paper it is the whole sheet. */
export function CertificateSheet({ certified, level, className }: CertificateSheetProps) {
  const { name, program, finishedOn } = certified
  const Name = `h${level}` as const
  return (
    <article
      aria-label={`Certificate of ${name}`}
      className={classNames(
        'sheet-across @container bg-paper text-ink shadow-float [color-scheme:light] print:shadow-none',
        className,
      )}
    >
      <div className="p-[3.2cqw] print:h-full">
        <div className="neatline relative flex min-h-[64cqw] flex-col overflow-hidden px-[7cqw] pt-[6cqw] print:h-full print:min-h-0">
          <p className="flex items-center gap-[1.2cqw] font-display text-[max(0.95rem,2.1cqw)] font-semibold">
            <LogoMark className="size-[1.5em]" />
            {program}
          </p>
          <p className="legend mt-[6cqw] text-[max(0.7rem,1.25cqw)] text-accent">Certificate</p>
          <Name tabIndex={level === 1 ? -1 : undefined} className="mt-[1cqw] text-[max(1.75rem,6.4cqw)] leading-[1.08]">
            {name}
          </Name>
          <p className="mt-[1.8cqw] max-w-[62cqw] text-[max(1rem,2cqw)] leading-snug">{sentenceOf(program)}</p>
          <p className="mt-[1.6cqw] font-display text-[max(1rem,2cqw)]">
            <time dateTime={finishedOn}>{calendarDates.date(finishedOn)}</time>
          </p>
          <div className="relative -mx-[7cqw] mt-auto aspect-[720/200] pt-[2cqw]">
            <Suspense>
              <RouteProfile stages={stages} />
            </Suspense>
          </div>
        </div>
      </div>
    </article>
  )
}

const stages = [
  { share: 0.375, tone: 'valley' },
  { share: 0.275, tone: 'ridge' },
  { share: 0.35, tone: 'summit' },
] as const
