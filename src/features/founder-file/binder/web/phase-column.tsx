import { hueOf, type Phase } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { counted } from '#platform/format/numbers.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { PageLine } from '../../pages/pages.contract.ts'
import { BinderLine } from './binder-line.tsx'
import type { BinderSlots } from './binder-slots.ts'
import { isMine } from './is-mine.ts'

type PhaseColumnProps = { phase: Phase; pages: readonly PageLine[]; slots?: BinderSlots | undefined }

export function PhaseColumn({ phase, pages, slots }: PhaseColumnProps) {
  const hue = hueOf(phase.terrain)
  const ofPhase = pages.filter(({ moduleId }) => phase.modules.some(({ id }) => id === moduleId))
  // Nothing can be written there, so what it holds is one line until it is wanted.
  const isClosed = ofPhase.length > 0 && ofPhase.every((page) => !isMine(page))
  const modules = phase.modules.map(({ id, title }) => {
    const lines = ofPhase.filter(({ moduleId }) => moduleId === id)
    if (lines.length === 0) return null
    return (
      <section key={id} aria-labelledby={`file-${id}`} className="mt-6">
        <h3 id={`file-${id}`} className="font-text text-sm font-semibold tracking-normal text-ink-soft">
          {title}
        </h3>
        {slots && lines.some(({ state }) => state !== 'empty') && <slots.ofModule module={{ id, title }} />}
        <ul className="mt-1">
          {lines.map((page) => (
            <BinderLine key={page.id} page={page} slots={slots} />
          ))}
        </ul>
      </section>
    )
  })
  return (
    <section aria-labelledby={`phase-${phase.id}`} className="min-w-0">
      <p className={classNames('legend', hue.text)}>
        Days {phase.startDay}–{phase.endDay}
      </p>
      <h2 id={`phase-${phase.id}`} className={classNames('border-b-2 pb-2 text-2xl', hue.border)}>
        {phase.name}
      </h2>
      {isClosed ? (
        <details className="mt-4">
          <summary className="text-sm text-ink-soft">
            {counted(ofPhase.length, 'page')} that {tierName[phase.requiredTier]} opens
          </summary>
          {modules}
        </details>
      ) : (
        modules
      )}
    </section>
  )
}
