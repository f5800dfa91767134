import { counted } from '#platform/format/numbers.ts'
import { Chip } from '#platform/ui/chip.tsx'

type Written = {
  bio: string
  experienceYears: number
  specializations: readonly string[]
  certifications: readonly string[]
}

/** The profile as it reads. */
export function ProfileText({ profile }: { profile: Written }) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Part title="Bio">
        {profile.bio ? (
          <p dir="auto" className="max-w-prose text-lg whitespace-pre-line">
            {profile.bio}
          </p>
        ) : (
          <p className="text-ink-soft">No bio provided</p>
        )}
      </Part>
      <Part title="Years of Experience">
        <p className="text-lg">{counted(profile.experienceYears, 'year')}</p>
      </Part>
      <Part title="Specializations">
        <Entries entries={profile.specializations} none="No specializations added" tone="accent" />
      </Part>
      <Part title="Certifications">
        <Entries entries={profile.certifications} none="No certifications added" tone="summit" />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="legend mb-2 font-text text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

type EntriesProps = { entries: readonly string[]; none: string; tone: 'accent' | 'summit' }

function Entries({ entries, none, tone }: EntriesProps) {
  if (entries.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li key={entry} className="max-w-full">
          <Chip tone={tone} className="px-3 py-1 text-sm">
            {entry}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
