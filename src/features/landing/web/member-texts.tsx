import { useUser } from '#features/identity/web/public.ts'
import { MemberFirstLesson } from '../first-lesson/web/first-lesson.page.tsx'
import type { LegalName } from '../landing.content.ts'
import { LegalPage } from '../legal/web/legal.page.tsx'
import { firstLesson, legalTextOf } from './landing.calls.ts'
import { OpenPage } from './open-page.tsx'

export const TermsPage = () => <Legal name="terms" />
export const PrivacyPage = () => <Legal name="privacy" />
export const RefundsPage = () => <Legal name="refunds" />

const Legal = ({ name }: { name: LegalName }) => (
  <OpenPage text={legalTextOf(name)}>{(text) => <LegalPage text={{ ...text, name }} />}</OpenPage>
)

export function MemberFirstLessonPage() {
  const isClient = useUser()?.userRole === 'client'
  return <OpenPage text={firstLesson}>{(lesson) => <MemberFirstLesson lesson={lesson} isClient={isClient} />}</OpenPage>
}
