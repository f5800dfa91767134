import type { ReactNode } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { percentText } from '#platform/ui/progress/percent.ts'
import { useDates } from '#platform/web/zone.ts'
import type { CoachProfile } from '../profile.contract.ts'

export function PerformanceCard({ profile }: { profile: CoachProfile }) {
  return (
    <Card aria-labelledby="performance">
      <CardHeader id="performance" title="Performance Stats" />
      <dl className="flex flex-col gap-3">
        <Line term="Total Clients">{profile.totalClients}</Line>
        <Line term="Success Rate">
          {percentText(profile.successRate)}
          {profile.graduatedEarly > 0 && ` (${profile.graduatedEarly} before the end of the program)`}
        </Line>
        <Line term="Experience">{counted(profile.experienceYears, 'year')}</Line>
      </dl>
    </Card>
  )
}

export function ProfileInfoCard({ profile }: { profile: CoachProfile }) {
  const dates = useDates()
  const { isActive, createdAt, updatedAt } = profile
  return (
    <Card aria-labelledby="profile-info">
      <CardHeader id="profile-info" title="Profile Info" />
      <dl className="flex flex-col gap-3">
        <Line term="Status">{isActive === 'true' ? 'Active' : 'Inactive'}</Line>
        <Line term="Joined">{createdAt ? dates.date(createdAt) : 'N/A'}</Line>
        <Line term="Last Updated">{updatedAt ? dates.date(updatedAt) : 'N/A'}</Line>
      </dl>
    </Card>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line pb-3 last:border-0 last:pb-0">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
