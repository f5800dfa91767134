import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { DaysAway } from '../../absences/web/days-away.tsx'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import type { CoachProfile } from '../profile.contract.ts'
import { coachProfile, saveCoachProfile } from './profile.calls.ts'
import { PerformanceCard, ProfileInfoCard } from './profile-cards.tsx'
import { draftOf, type ProfileDraft, savedOf, yearsId, yearsOf, yearsWords } from './profile-draft.ts'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileText } from './profile-text.tsx'

export function CoachProfilePage() {
  const { data, error, refetch } = useQuery(coachProfile)
  if (error && !data)
    return <LoadFailure title="Your profile didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label="Loading your profile…" />
  return <ProfileView profile={data} />
}

/** Shown first, then edited; a failed save stays in edit mode and keeps what was typed. */
function ProfileView({ profile }: { profile: CoachProfile }) {
  const [draft, setDraft] = useState<ProfileDraft>()
  const [yearsFault, setYearsFault] = useState<string>()
  const save = useCall(saveCoachProfile)
  const submit = () => {
    if (!draft || save.isPending) return
    const experienceYears = yearsOf(draft.years)
    setYearsFault(experienceYears === undefined ? yearsWords : undefined)
    if (experienceYears === undefined) return document.getElementById(yearsId)?.focus()
    save.mutate(
      { body: savedOf(draft, experienceYears) },
      {
        onSuccess: () => {
          toast({ title: 'Profile Updated', description: 'Your coach profile has been successfully updated' })
          setDraft(undefined)
        },
        onError: showError('Failed to update profile'),
      },
    )
  }
  const cancel = () => {
    setDraft(undefined)
    setYearsFault(undefined)
  }
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="Coach Profile"
        lead={
          profile.createdAt ? (
            <>
              This is your public profile: <Link to={`/coaches/${profile.id}`}>your public page</Link>.
            </>
          ) : (
            'Saving publishes your page.'
          )
        }
        actions={
          draft ? (
            <>
              <Button variant="ghost" disabled={save.isPending} onClick={cancel}>
                Cancel
              </Button>
              <Button pending={save.isPending} onClick={submit}>
                {save.isPending ? 'Saving...' : 'Save Changes'}
              </Button>
            </>
          ) : (
            <Button onClick={() => setDraft(draftOf(profile))}>Edit Profile</Button>
          )
        }
      />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {draft ? (
          <ProfileEditor draft={draft} onChange={setDraft} yearsFault={yearsFault} />
        ) : (
          <ProfileText profile={profile} />
        )}
        <div className="flex flex-col gap-6">
          <PerformanceCard profile={profile} />
          <ProfileInfoCard profile={profile} />
          <DaysAway />
        </div>
      </div>
    </>
  )
}
