import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { ConsentSection, MemorySection } from '#features/assistant/web/public.ts'
import { MembershipSection, PauseNote } from '#features/billing/web/public.ts'
import { MyCoachSection } from '#features/coaching/web/public.ts'
import { CurrencySection, SigningOut } from '#features/founder-file/web/public.ts'
import {
  EmailSection,
  PasswordSection,
  ProviderSection,
  SessionsSection,
  TwoFactorSection,
  useUser,
} from '#features/identity/web/public.ts'
import { CalendarSection, WorkHoursSection } from '#features/journey/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { PrivacySection } from '../../privacy/web/privacy-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { settings } from './settings.calls.ts'

/** Everything about the account, in sections; each comes from the feature that it is about. */
export function SettingsPage() {
  useNamedSection()
  // A coach’s own program rests behind the other mode.
  const hasCalendar = useUser()?.userRole !== 'coach'
  return (
    <>
      <PageHeader eyebrow="Your account" title="Settings" />
      <div className="mt-8 grid max-w-page gap-x-12 gap-y-8 lg:grid-cols-[12rem_minmax(0,46rem)]">
        <SectionLinks hasCalendar={hasCalendar} />
        <div className="flex min-w-0 flex-col gap-6">
          <OwnSections />
          {hasCalendar && (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <CalendarSection pauseNote={(days) => <PauseNote days={days} />} />
              <WorkHoursSection />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-64" />}>
            <CurrencySection />
          </Suspense>
          <MembershipSection />
          <Suspense fallback={<Skeleton className="h-64" />}>
            <MyCoachSection />
          </Suspense>
          <Suspense>
            <ConsentSection />
            <MemorySection />
          </Suspense>
          <PrivacySection />
        </div>
      </div>
    </>
  )
}

/** An email leads to a section, which is there only once the settings are. */
function useNamedSection(): void {
  const isHere = useQuery(settings).data !== undefined
  useEffect(() => {
    if (!isHere || !location.hash) return
    return stayAt(location.hash.slice(1))
  }, [isHere])
}

/** In view until the member acts: what loads above it would push it away. Answers how to stop. */
function stayAt(id: string): () => void {
  const show = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  show()
  const observer = new ResizeObserver(show)
  observer.observe(document.body)
  const stop = () => {
    observer.disconnect()
    for (const act of acts) removeEventListener(act, stop)
  }
  for (const act of acts) addEventListener(act, stop, { passive: true })
  return stop
}

const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

function OwnSections() {
  const { data, error, refetch } = useQuery(settings)
  if (error && !data)
    return <LoadFailure level={2} title="Your settings didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading your settings…">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-96" />
          <Skeleton className="h-80" />
          <Skeleton className="h-56" />
        </div>
      </Loading>
    )
  const { email, emailVerified, pendingEmail, signIn, twoStep } = data
  return (
    <>
      <ProfileSection settings={data} />
      <EmailSection
        email={email}
        isVerified={emailVerified}
        pending={pendingEmail}
        hasPassword={signIn.password}
        hasTwoFactor={twoStep.on}
      />
      <PasswordSection email={email} hasPassword={signIn.password} />
      <ProviderSection isConnected={signIn.provider} hasPassword={signIn.password} hasTwoFactor={twoStep.on} />
      <TwoFactorSection isOn={twoStep.on} recoveryCodes={twoStep.recoveryCodes} hasPassword={signIn.password} />
      <SessionsSection leaving={SigningOut} />
      <NotificationsSection settings={data} />
      <AppearanceSection />
    </>
  )
}
