import { useUser } from '#features/identity/web/public.ts'
import { firstLesson } from '../first-lesson/web/first-lesson.calls.ts'
import { MemberFirstLesson } from '../first-lesson/web/first-lesson.page.tsx'
import type { LegalName } from '../legal/legal.content.ts'
import { legalTextOf } from '../legal/web/legal.calls.ts'
import { LegalPage } from '../legal/web/legal.page.tsx'
import { TextPage } from './text-page.tsx'

export const TermsPage = () => <Legal name="terms" />
export const PrivacyPage = () => <Legal name="privacy" />
export const RefundsPage = () => <Legal name="refunds" />

const Legal = ({ name }: { name: LegalName }) => (
  <TextPage text={legalTextOf(name)}>{(text) => <LegalPage text={{ ...text, name }} />}</TextPage>
)

export function MemberFirstLessonPage() {
  const isClient = useUser()?.userRole === 'client'
  return <TextPage text={firstLesson}>{(lesson) => <MemberFirstLesson lesson={lesson} isClient={isClient} />}</TextPage>
}
