import { numberText } from '#platform/format/numbers.ts'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { profileLimits } from '../profile.rules.ts'
import { EntryList } from './entry-list.tsx'
import { type ProfileDraft, yearsId } from './profile-draft.ts'

type ProfileEditorProps = {
  draft: ProfileDraft
  onChange: (draft: ProfileDraft) => void
  yearsFault: string | undefined
}

export function ProfileEditor({ draft, onChange, yearsFault }: ProfileEditorProps) {
  const set = (change: Partial<ProfileDraft>) => onChange({ ...draft, ...change })
  return (
    <div className="flex min-w-0 max-w-lg flex-col gap-7">
      <TextArea
        label="Bio"
        rows={8}
        maxLength={profileLimits.bio}
        hint={`Who you help, with what, and how. Up to ${numberText(profileLimits.bio)} characters.`}
        value={draft.bio}
        onChange={({ target }) => set({ bio: target.value })}
      />
      <TextField
        id={yearsId}
        type="number"
        label="Years of Experience"
        min={0}
        max={profileLimits.years}
        step={1}
        className="max-w-xs"
        value={draft.years}
        error={yearsFault}
        onChange={({ target }) => set({ years: target.value })}
      />
      <EntryList
        label="Specializations"
        add="Add specialization"
        suggestions={draft.examples}
        entries={draft.specializations}
        onChange={(specializations) => set({ specializations })}
      />
      <EntryList
        label="Certifications"
        add="Add certification"
        entries={draft.certifications}
        onChange={(certifications) => set({ certifications })}
      />
      <CheckField
        label="Active"
        hint="Your public page shows that you’re taking new clients."
        checked={draft.isActive === 'true'}
        onChange={({ target }) => set({ isActive: target.checked ? 'true' : 'false' })}
      />
    </div>
  )
}
